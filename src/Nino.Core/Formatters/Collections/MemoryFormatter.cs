namespace Nino.Core.Formatters;

/// <summary><see cref="Memory{T}"/>, over an array when read; null is read as empty (format.md §6).</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct MemoryFormatter<T, TFormatter> : IFormatter<Memory<T>>, ISizedFormatter
    where TFormatter : struct, IFormatter<T>
{
    public int FixedSize => 0;

    public int MinSize => 1;

    public bool TryGetSize(Memory<T> value, out long size) => Elements<T, TFormatter>.TryGetSize(value.Length, out size);

    public ref byte Write(ref Writer writer, ref byte at, Memory<T> value) => ref Elements<T, TFormatter>.Write(ref writer, ref at, value.Span, isCounted: true);

    public Memory<T> Read(ref Reader reader) => default(ArrayFormatter<T, TFormatter>).Read(ref reader);

    /// <remarks>Memory of the right length is filled, other memory is replaced.</remarks>
    public void ReadInto(ref Reader reader, ref Memory<T> value)
    {
        if (!reader.TryReadCount(PresenceBits.MinElementSize<T, TFormatter>(), out int count))
        {
            value = default;
            return;
        }

        reader.ChargeElements(count, Unsafe.SizeOf<T>(), PresenceBits.MinElementSize<T, TFormatter>());
        if (value.Length == count)
        {
            ElementReader.ReadInto<T, TFormatter>(ref reader, value.Span);
        }
        else
        {
            value = ArrayReader.Read<T, TFormatter>(ref reader, count);
        }
    }

    public void Describe(ShapeBuilder shape) => shape.Sequence<Memory<T>, T, TFormatter>();
}
