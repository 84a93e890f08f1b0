using Nino.Core.Shapes;

namespace Nino.Core.Versions;

/// <summary>A version-tolerant object that the program does not know and a walk passes member by member (format.md §14).</summary>
internal sealed class SkippedObjectShape(MemberTable table) : Shape
{
    private int[] _places = [];

    public static void Skip(ref Reader reader, ReadTrace trace)
    {
        if (reader.ReadTolerantHead() is { } index)
        {
            trace.Enter(reader.Position);
            new SkippedObjectShape(reader.NamedAt(index).Table).Trace(ref reader, trace);
        }
    }

    public override void Trace(ref Reader reader, ReadTrace trace)
    {
        _places = table.TakePlaces(ref reader);
        trace.TryWalkParts(this, ref reader, _places.Length);
    }

    public override void TracePart(ref Reader reader, ReadTrace trace, int index) => SkippedShape.Skip(table.TypeOf(_places[index]), ref reader, trace);
}
