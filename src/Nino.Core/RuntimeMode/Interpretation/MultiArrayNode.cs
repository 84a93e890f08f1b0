using Nino.Contract;
using Nino.Core.Formatters;
using Nino.Core.Shapes;

namespace Nino.Core.RuntimeMode;

/// <summary>An array of rank 2 and more (format.md §6). Lower bounds are not written; they are 0 when read.</summary>
[RequiresDynamicCode(Reflected.RuntimeMode)]
internal sealed class MultiArrayNode(Type type, Node element) : Node
{
    private readonly int _rank = type.GetArrayRank();

    public override Type Type => type;

    protected override Shape MakeShape() => element.FixedSize != 0 ? new NodeShape(this)
        : element.Present is { } present ? new PartsShape(
            new NodeShape(this), (ref Reader reader, ReadTrace _) => ArrayLengths.CountPresent(ref reader, present.MinSize, _rank), _ => ((OptionalShape)element.Shape).Value)
        : new PartsShape(new NodeShape(this), (ref Reader reader, ReadTrace _) => ArrayLengths.Count(ref reader, element.MinElementSize, _rank), _ => element.Shape);

    public override string FormIn(SchemaBuilder schema) => SchemaForms.Array(element.Shape.FormIn(schema), _rank);

    public override ref byte Write(ref Writer writer, ref byte at, object? value)
    {
        if (value is not Array array)
        {
            return ref writer.WriteNull(ref at);
        }

        at = ref writer.WriteCount(ref at, array.Length);
        for (int i = 0; i < _rank; i++)
        {
            at = ref writer.WriteVarint(ref at, (uint)array.GetLength(i));
        }

        return ref NodeElements.Write(ref writer, ref at, element, array, array.Length, out _);
    }

    /// <remarks>An array of the right lengths is filled, another is replaced.</remarks>
    public override object? Read(ref Reader reader, object? existing)
    {
        if (!reader.TryReadCount(element.MinElementSize, out int count))
        {
            return null;
        }

        int[] lengths = new int[_rank];
        ArrayLengths.Read(ref reader, count, lengths);
        reader.ChargeElements(count, element.MemorySize, element.MinElementSize);
        bool reuses = existing is Array filled && filled.GetType() == type && ArrayLengths.AreOf(filled, lengths);
        Array array = reuses ? (Array)existing! : Array.CreateInstance(type.GetElementType()!, lengths);
        int[] index = new int[_rank];
        for (int i = 0; i < _rank; i++)
        {
            index[i] = array.GetLowerBound(i);
        }

        NodeElements elements = new(ref reader, element, count);
        for (int i = 0; i < count; i++)
        {
            array.SetValue(elements.Next(ref reader, reuses && element.FixedSize == 0 ? array.GetValue(index) : null), index);
            ArrayLengths.Advance(array, index);
        }

        return array;
    }
}
