using System.Collections.ObjectModel;
using System.ComponentModel;

namespace Nino.Core.Formatters;

/// <summary><see cref="ReadOnlyCollection{T}"/>, over an array when read (format.md §6).</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct ReadOnlyCollectionFormatter<T, TFormatter> : IFormatter<ReadOnlyCollection<T>>
    where TFormatter : struct, IFormatter<T>
{
    public int FixedSize => 0;

    public int MinSize => 1;

    public FixedLayout Layout => FixedLayout.Packed;

    public bool TryGetSize(ReadOnlyCollection<T>? value, out long size) => Elements<T, TFormatter>.TryGetSize(value?.Count ?? -1, out size);

    public ref byte Write(ref Writer writer, ref byte at, ReadOnlyCollection<T>? value) => ref Enumerated<T, TFormatter>.Write(ref writer, ref at, value);

    public ReadOnlyCollection<T>? Read(ref Reader reader) => default(ArrayFormatter<T, TFormatter>).Read(ref reader) is { } items ? new ReadOnlyCollection<T>(items) : null;

    public void ReadInto(ref Reader reader, ref ReadOnlyCollection<T>? value) => value = Read(ref reader);

    public void Describe(ShapeBuilder shape) => shape.Sequence<ReadOnlyCollection<T>, T, TFormatter>();
}
