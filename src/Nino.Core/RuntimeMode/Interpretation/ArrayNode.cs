using Nino.Core.Formatters;
using Nino.Core.Shapes;

namespace Nino.Core.RuntimeMode;

/// <summary>An array of rank 1 (format.md §6).</summary>
[RequiresDynamicCode(Reflected.RuntimeMode)]
internal sealed class ArrayNode(Type type, Node element) : Node
{
    public override Type Type => type;

    protected override Shape MakeShape() => element.ShapeOfMany(type);

    public override ref byte Write(ref Writer writer, ref byte at, object? value)
    {
        if (value is not Array array)
        {
            return ref writer.WriteNull(ref at);
        }

        at = ref writer.WriteCount(ref at, array.Length);
        return ref NodeElements.Write(ref writer, ref at, element, array, array.Length, out _);
    }

    /// <remarks>An array of the right length is filled, another is replaced.</remarks>
    public override object? Read(ref Reader reader, object? existing)
    {
        if (!reader.TryReadCount(element.MinElementSize, out int count))
        {
            return null;
        }

        reader.ChargeElements(count, element.MemorySize, element.MinElementSize);
        bool reuses = existing is not null && existing.GetType() == type && ((Array)existing).Length == count;
        Array array = reuses ? (Array)existing! : Array.CreateInstance(type.GetElementType()!, count);
        NodeElements elements = new(ref reader, element, count);
        for (int i = 0; i < count; i++)
        {
            array.SetValue(elements.Next(ref reader, reuses && element.FixedSize == 0 ? array.GetValue(i) : null), i);
        }

        return array;
    }
}
