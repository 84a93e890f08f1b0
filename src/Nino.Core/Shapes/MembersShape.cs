using System.Threading;
using Nino.Core.Formatters;
using Nino.Core.Runtime;
using Nino.Core.Versions;

namespace Nino.Core.Shapes;

/// <summary>An object (format.md §7), or a struct without a head (§3).</summary>
internal sealed class MembersShape(Type type, bool hasHead, bool isTolerant = false, bool readsPlain = false, bool keepsUnknown = false, bool skipsDefaults = false) : Shape
{
    private readonly List<MemberShape> _members = [];
    private MemberTable? _table;
    private MemberMap? _ownMap;
    private MemberMap?[]? _plainMaps;

    public Type Type => type;

    /// <summary>Whether the number of members stands before them.</summary>
    public bool HasHead => hasHead;

    /// <summary>Whether the type is version-tolerant.</summary>
    public bool IsTolerant => isTolerant;

    /// <summary>Whether a version-tolerant type reads bytes of the time before it was one.</summary>
    public bool ReadsPlain => readsPlain;

    public IReadOnlyList<MemberShape> Members => _members;

    /// <summary>Whether the type has a place for members that it does not know.</summary>
    public bool KeepsUnknown => keepsUnknown;

    /// <summary>The members of a version-tolerant type: one instance, which tells the type (<see cref="NamedTable"/>).</summary>
    public MemberTable Table => _table ?? Interlocked.CompareExchange(ref _table, new MemberTable(_members, _members.Count, skipsDefaults), null) ?? _table;

    /// <summary>From the members to themselves, of a type whose objects have presence bits; otherwise null.</summary>
    public MemberMap? OwnMap => _ownMap ??= Table.SkipsDefaults ? new MemberMap(this) : null;

    /// <summary>Raises an error when a body without a table is none of this version-tolerant type.</summary>
    public void CheckPlain(ref Reader reader)
    {
        if (!readsPlain)
        {
            reader.ThrowInvalid($"An object of {type} was written before the type was version-tolerant, and the type has lost members since, or has base classes whose numbers stand between its own.");
        }
    }

    /// <summary>From the first members, of a body that was written before the type was version-tolerant; null where all of them stand as they do now.</summary>
    public MemberMap? PlainMap(int count)
    {
        if (count < _plainMaps?.Length && _plainMaps[count] is { } known)
        {
            return known;
        }

        for (int i = 0; count <= _members.Count && i < count; i++)
        {
            if (_members[i].Shape is BlockShape { IsBlock: true })
            {
                return (_plainMaps ??= new MemberMap?[_members.Count + 1])[count] = new MemberMap(this, count);
            }
        }

        return null;
    }

    public void Add(MemberShape member) => _members.Add(member);

    public override bool AppendWireType(List<byte> into, int depth)
    {
        if (hasHead)
        {
            into.Add(WireTypes.Object);
            return isTolerant;
        }

        List<byte> parts = [];
        int size = 0;
        foreach (MemberShape member in _members)
        {
            parts.Clear();
            // No level on the wire: only the size of all counts.
            if (!WireTypes.AppendFixedOnly(member.Shape, parts, WireTypes.MaxDepth))
            {
                return false;
            }

            size += WireTypes.FixedSize(parts.ToArray());
        }

        return WireTypes.AppendFixed(type, size, into);
    }

    public override string FormIn(SchemaBuilder schema) => schema.Members(this);

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
            trace.Reach(reader.Position);
            return;
        }

        if (Head.IsReference(head) && !type.IsValueType && trace.IsBackReference(ref reader, ref head))
        {
            return;
        }

        if (Head.IsDerived(head))
        {
            trace.Derived(ref reader, head, type);
        }
        else if (head == Head.Table)
        {
            int members = reader.ReadTable(Registry.Get(type));
            trace.Reference(reader.Position);
            TraceBody(ref reader, trace, members);
        }
        else
        {
            int count = reader.ReadMemberCount(head);
            count = isTolerant ? reader.BeginPlain(this, count) : count;
            trace.Reference(reader.Position);
            TraceBody(ref reader, trace, count);
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
        if (count < 0)
        {
            new OtherMembersShape(this, reader.TakeMap(count)).Trace(ref reader, trace);
        }
        else
        {
            TraceMembers(ref reader, trace, count);
        }
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
