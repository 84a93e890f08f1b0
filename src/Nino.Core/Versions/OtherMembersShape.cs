namespace Nino.Core.Runtime;

/// <summary>The members of an object that was written by another version of a version-tolerant type (format.md §14).</summary>
internal sealed class OtherMembersShape(MembersShape own, MemberMap map) : Shape
{
    public override void Trace(ref Reader reader, ReadTrace trace)
    {
        if (trace.TryWalkParts(this, ref reader, map.Written.Count))
        {
            return;
        }

        for (int place = 0; place < map.Written.Count; place++)
        {
            TracePart(ref reader, trace, place);
        }
    }

    public override void TracePart(ref Reader reader, ReadTrace trace, int index)
    {
        int member = map.MemberAt(index);
        if (member < 0 || map.IsConverted(member))
        {
            SkippedShape.Skip(map.Written.TypeOf(index), ref reader, trace);
            return;
        }

        trace.Push(own.Members[member].Name);
        own.Members[member].Shape.Trace(ref reader, trace);
        trace.Pop();
    }
}
