using Nino.Core.Shapes;

namespace Nino.Core.Versions;

/// <summary>The members of an object that was written by another version of a version-tolerant type (format.md §14).</summary>
internal sealed class OtherMembersShape(MembersShape own, MemberMap map) : Shape
{
    private int[] _places = [];

    public override void Trace(ref Reader reader, ReadTrace trace)
    {
        _places = map.Written.TakePlaces(ref reader);
        if (trace.TryWalkParts(this, ref reader, _places.Length))
        {
            return;
        }

        for (int i = 0; i < _places.Length; i++)
        {
            TracePart(ref reader, trace, i);
        }
    }

    public override void TracePart(ref Reader reader, ReadTrace trace, int index)
    {
        int place = _places[index];
        int member = map.MemberAt(place);
        if (member < 0)
        {
            Pass(ref reader, trace, map.Written.TypeOf(place));
            return;
        }

        trace.Push(own.Members[member].Name);
        Shape shape = own.Members[member].Shape;
        switch (map.StandOf(member))
        {
            case MemberMap.Stand.Converted:
                trace.Converted(shape, ref reader, map.Written.TypeOf(place), own.Table.TypeOf(member));
                break;
            case MemberMap.Stand.InBlock:
                ((BlockShape)shape).TraceBlock(ref reader, trace);
                break;
            case MemberMap.Stand.WithoutBlock:
                ((BlockShape)shape).TraceContent(ref reader, trace);
                break;
            default:
                shape.Trace(ref reader, trace);
                break;
        }

        trace.Pop();
    }

    /// <summary>Passes a member that the type does not know.</summary>
    private void Pass(ref Reader reader, ReadTrace trace, byte[] type)
    {
        if (trace.IsWalk)
        {
            SkippedShape.Skip(type, ref reader, trace);
            return;
        }

        trace.At(own.Type, reader.Position);
        if (map.Kept is null)
        {
            reader.SkipValue(type);
        }
        else
        {
            new ValueCopy(types: null).Copy(ref reader, default, type);
        }
    }
}
