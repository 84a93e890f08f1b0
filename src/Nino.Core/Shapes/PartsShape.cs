namespace Nino.Core.Shapes;

/// <summary>Reads what stands before the parts of a value, and tells how many follow.</summary>
internal delegate int PartCounter(ref Reader reader, ReadTrace trace);

/// <summary>A value that is read as a whole, but passed part by part where only its end is looked for.</summary>
/// <param name="whole">The value.</param>
/// <param name="count">How many parts it has.</param>
/// <param name="part">A part.</param>
internal sealed class PartsShape(Shape whole, PartCounter count, Func<int, Shape> part) : Shape
{
    /// <summary>So many parts, or null.</summary>
    public static PartCounter UnlessNull(int parts) => (ref Reader reader, ReadTrace _) =>
    {
        if (reader.Remaining > 0 && reader.Current != 0)
        {
            return parts;
        }

        reader.Take(1);
        return 0;
    };

    public override bool AppendWireType(List<byte> into, int depth) => whole.AppendWireType(into, depth);

    public override string FormIn(SchemaBuilder schema) => whole.FormIn(schema);

    public override void Trace(ref Reader reader, ReadTrace trace)
    {
        if (trace.IsWalk)
        {
            trace.TryWalkParts(this, ref reader, count(ref reader, trace));
        }
        else
        {
            whole.Trace(ref reader, trace);
        }
    }

    public override void TracePart(ref Reader reader, ReadTrace trace, int index) => part(index).Trace(ref reader, trace);
}
