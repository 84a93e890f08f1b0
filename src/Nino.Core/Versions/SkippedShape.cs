using Nino.Core.Shapes;

namespace Nino.Core.Versions;

/// <summary>A collection, of a wire type, that the program does not know and a walk passes part by part (format.md §14).</summary>
internal sealed class SkippedShape(byte[] type) : Shape
{
    /// <summary>Passes a value of a wire type.</summary>
    public static void Skip(Span<byte> type, ref Reader reader, ReadTrace trace)
    {
        // Whatever cannot be long is passed at once.
        if (!trace.IsWalk || type[0] is not (WireTypes.Sequence or WireTypes.Map or WireTypes.Object))
        {
            reader.SkipValue(type);
        }
        else if (type[0] == WireTypes.Object)
        {
            SkippedObjectShape.Skip(ref reader, trace);
        }
        else
        {
            new SkippedShape(type.ToArray()).Trace(ref reader, trace);
        }
    }

    public override void Trace(ref Reader reader, ReadTrace trace)
    {
        Span<byte> first = Part(0);
        int minSize = WireTypes.MinSize(first) + (IsMap ? WireTypes.MinSize(Part(1)) : 0);
        if (!IsMap && WireTypes.FixedSize(first) != 0)
        {
            reader.SkipValue(type);
        }
        else if (reader.TryReadCount(minSize, out int count))
        {
            trace.TryWalkParts(this, ref reader, IsMap ? count * 2 : count);
        }
    }

    public override void TracePart(ref Reader reader, ReadTrace trace, int index) => Skip(Part(index), ref reader, trace);

    private bool IsMap => type[0] == WireTypes.Map;

    /// <summary>The type of an element; of a map, of a key or a value.</summary>
    private Span<byte> Part(int index)
    {
        Span<byte> first = type.AsSpan(1);
        return IsMap && index % 2 == 1 ? first.Slice(WireTypes.Length(first)) : first;
    }
}
