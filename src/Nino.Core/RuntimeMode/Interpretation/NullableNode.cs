using Nino.Core.Formatters;
using Nino.Core.Shapes;

namespace Nino.Core.RuntimeMode;

/// <summary><c>T?</c> (format.md §4): a presence byte and the value, or an object whose head 0 is null.</summary>
internal sealed class NullableNode(Type type, Node value) : Node
{
    public override Type Type => type;

    public override Node? Present => value.IsCompactNumber || (value.FixedSize != 0 && !value.IsObject) ? value : null;

    protected override Shape MakeShape() => new OptionalShape(type, () => value.Shape, value.IsObject);

    public override ref byte Write(ref Writer writer, ref byte at, object? boxed)
    {
        if (boxed is null)
        {
            return ref writer.WriteNull(ref at);
        }

        if (!value.IsObject)
        {
            at = ref writer.WriteByte(ref at, 1);
        }

        return ref value.Write(ref writer, ref at, boxed);
    }

    public override object? Read(ref Reader reader, object? existing)
    {
        if (MemorySizes.IsCounted(value.MemorySize, 1))
        {
            reader.Charge(value.MemorySize);
        }

        bool isPresent = value.IsObject ? !reader.TryReadHead(0) : reader.ReadPresence();
        return isPresent ? value.Read(ref reader, existing) : null;
    }
}
