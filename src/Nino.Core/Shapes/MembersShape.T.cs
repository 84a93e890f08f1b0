using Nino.Core.Formatters;

namespace Nino.Core.Runtime;

internal sealed class MembersShape<T>(bool hasHead) : MembersShape
{
    public override void Trace(ref Reader reader, ReadTrace trace)
    {
        trace.At(typeof(T), reader.Position);
        if (!hasHead)
        {
            TraceMembers(ref reader, trace, Members.Count);
            return;
        }

        byte head = reader.Take(1);
        if (head == 0 && !typeof(T).IsValueType)
        {
            return;
        }

        if (Head.IsDerived(head))
        {
            trace.Derived(ref reader, head, typeof(T));
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

        if (count > Members.Count)
        {
            reader.ThrowTooManyMembers(count, Members.Count);
        }

        trace.Enter(reader.Position);
        TraceMembers(ref reader, trace, count);
    }

    private void TraceMembers(ref Reader reader, ReadTrace trace, int count)
    {
        for (int i = 0; i < count; i++)
        {
            trace.Push(Members[i].Name);
            Members[i].Shape.Trace(ref reader, trace);
            trace.Pop();
        }
    }
}
