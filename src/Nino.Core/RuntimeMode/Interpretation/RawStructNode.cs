using Nino.Core.Formatters;
using Nino.Core.Shapes;

namespace Nino.Core.RuntimeMode;

/// <summary>A struct whose memory is its wire form, in programs that may have no formatter for it: it is copied from and into its box.</summary>
/// <param name="type">The struct.</param>
/// <param name="size">The number of bytes.</param>
[RequiresUnreferencedCode(Reflected.RuntimeMode)]
internal class RawStructNode(Type type, int size) : Node
{
    public override Type Type => type;

    public override int FixedSize => size;

    protected override Shape MakeShape() => new NodeShape(this);

    /// <summary>The node, or null where memory is not the wire form.</summary>
    [RequiresDynamicCode(Reflected.RuntimeMode)]
    public static Node? Of(Type type) => BitConverter.IsLittleEndian && RawStructs.WireSize(type) is > 0 and var size ? new RawStructNode(type, size) : null;

    public override string FormIn(SchemaBuilder schema) => schema.Memory(type, size);

    public override ref byte Write(ref Writer writer, ref byte at, object? value)
    {
        at = ref writer.Room(ref at, size);
        BoxedBuffers.Bytes(value!, size).CopyTo(MemoryMarshal.CreateSpan(ref at, size));
        return ref Wire.At(ref at, size);
    }

    public override object Read(ref Reader reader, object? existing)
    {
        Span<byte> source = MemoryMarshal.CreateSpan(ref reader.Take(size), size);
        object value = RuntimeHelpers.GetUninitializedObject(type);
        source.CopyTo(BoxedBuffers.Bytes(value, size));
        return value;
    }
}
