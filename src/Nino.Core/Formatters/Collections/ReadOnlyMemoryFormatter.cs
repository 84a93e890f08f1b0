namespace Nino.Core.Formatters;

/// <summary><see cref="ReadOnlyMemory{T}"/>, over an array when read; null is read as empty (format.md §6).</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct ReadOnlyMemoryFormatter<T, TFormatter> : IFormatter<ReadOnlyMemory<T>>, ISizedFormatter
    where TFormatter : struct, IFormatter<T>
{
    public int FixedSize => 0;

    public int MinSize => 1;

    public bool TryGetSize(ReadOnlyMemory<T> value, out long size) => Elements<T, TFormatter>.TryGetSize(value.Length, out size);

    public ref byte Write(ref Writer writer, ref byte at, ReadOnlyMemory<T> value) => ref Elements<T, TFormatter>.Write(ref writer, ref at, value.Span, isCounted: true);

    public ReadOnlyMemory<T> Read(ref Reader reader) => default(ArrayFormatter<T, TFormatter>).Read(ref reader);

    public void ReadInto(ref Reader reader, ref ReadOnlyMemory<T> value) => value = Read(ref reader);

    public void Describe(ShapeBuilder shape) => shape.Sequence<ReadOnlyMemory<T>, T, TFormatter>();
}
