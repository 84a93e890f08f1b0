using System;
using System.Collections.Generic;
using Nino.Core.Formatters;

namespace Nino.Core.Runtime;

/// <summary>An object (format.md §7), or a struct without a head (§3).</summary>
internal sealed class MembersShape(Type type, bool hasHead) : Shape
{
    private readonly List<MemberShape> _members = [];

    public void Add(MemberShape member) => _members.Add(member);

    public override void Trace(ref Reader reader, ReadTrace trace)
    {
        trace.At(type, reader.Position);
        if (!hasHead)
        {
            TraceMembers(ref reader, trace, _members.Count);
            return;
        }

        byte head = reader.Take(1);
        if (head == 0 && !type.IsValueType)
        {
            return;
        }

        if (Head.IsDerived(head))
        {
            trace.Derived(ref reader, head, type);
        }
        else
        {
            TraceBody(ref reader, trace, reader.ReadMemberCount(head));
        }
    }

    public override void TraceBody(ref Reader reader, ReadTrace trace, int count)
    {
        if (!hasHead)
        {
            base.TraceBody(ref reader, trace, count);
            return;
        }

        if (count > _members.Count)
        {
            reader.ThrowTooManyMembers(count, _members.Count);
        }

        trace.Enter(reader.Position);
        trace.Reach(reader.Position);
        TraceMembers(ref reader, trace, count);
    }

    public override void TracePart(ref Reader reader, ReadTrace trace, int index) => _members[index].Shape.Trace(ref reader, trace);

    private void TraceMembers(ref Reader reader, ReadTrace trace, int count)
    {
        if (trace.TryWalkParts(this, ref reader, count))
        {
            return;
        }

        for (int i = 0; i < count; i++)
        {
            trace.Push(_members[i].Name);
            _members[i].Shape.Trace(ref reader, trace);
            trace.Pop();
        }
    }
}
