using Nino.Contract;
using Nino.Core.Formatters;
using Nino.Core.Runtime;
using Nino.Core.Shapes;

namespace Nino.Core.RuntimeMode;

/// <summary>A <c>fixed</c> buffer: its elements one after another (format.md §3).</summary>
/// <param name="type">The struct that the compiler made for it.</param>
/// <param name="buffer">What tells the elements.</param>
[RequiresUnreferencedCode(Reflected.RuntimeMode)]
[RequiresDynamicCode(Reflected.RuntimeMode)]
internal sealed class FixedBufferNode(Type type, FixedBufferAttribute buffer) : RawStructNode(type, BoxedBuffers.SizeOf(buffer))
{
    private readonly int _width = BoxedBuffers.WidthOf(buffer.ElementType);
    private readonly bool _isChecked = buffer.ElementType == typeof(bool);

    public override string FormIn(SchemaBuilder schema) => SchemaForms.Elements(TypeNames.Of(buffer.ElementType), buffer.Length);

    /// <summary>The node, or null where the elements have another form than they have by themselves.</summary>
    /// <param name="type">The struct that the compiler made for the buffer.</param>
    /// <param name="buffer">What tells the elements.</param>
    /// <param name="element">The formatter that elements have.</param>
    public static Node? Of(Type type, FixedBufferAttribute buffer, Type? element) =>
        element == typeof(BooleanFormatter) || (element is { IsGenericType: true } && element.GetGenericTypeDefinition() == typeof(RawFormatter<>)) ? new FixedBufferNode(type, buffer) : null;

    public override ref byte Write(ref Writer writer, ref byte at, object? value)
    {
        ref byte end = ref base.Write(ref writer, ref at, value);
        Reverse(MemoryMarshal.CreateSpan(ref Unsafe.Subtract(ref end, FixedSize), FixedSize));
        return ref end;
    }

    public override object Read(ref Reader reader, object? existing)
    {
        object value = base.Read(ref reader, existing);
        Span<byte> bytes = BoxedBuffers.Bytes(value, FixedSize);
        reader.Check(!_isChecked || AreBooleans(bytes));
        Reverse(bytes);
        return value;
    }

    // Debian's Mono cannot call the indexer of a read-only span that was compiled elsewhere.
    private static bool AreBooleans(Span<byte> bytes)
    {
        bool valid = true;
        foreach (byte value in bytes)
        {
            valid &= value <= 1;
        }

        return valid;
    }

    private void Reverse(Span<byte> bytes)
    {
        for (int i = 0; !BitConverter.IsLittleEndian && i < bytes.Length; i += _width)
        {
            bytes.Slice(i, _width).Reverse();
        }
    }
}
