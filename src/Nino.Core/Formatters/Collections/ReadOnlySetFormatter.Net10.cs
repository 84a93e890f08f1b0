using System.Collections.ObjectModel;
using System.ComponentModel;

namespace Nino.Core.Formatters;

/// <summary><see cref="ReadOnlySet{T}"/>, over a <c>HashSet</c> with the default comparer when read (format.md §6).</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct ReadOnlySetFormatter<T, TFormatter> : IFormatter<ReadOnlySet<T>>
    where TFormatter : struct, IFormatter<T>
{
    public int FixedSize => 0;

    public int MinSize => 1;

    public FixedLayout Layout => FixedLayout.Packed;

    public bool TryGetSize(ReadOnlySet<T>? value, out long size) => Elements<T, TFormatter>.TryGetSize(value?.Count ?? -1, out size);

    public ref byte Write(ref Writer writer, ref byte at, ReadOnlySet<T>? value) => ref Enumerated<T, TFormatter>.Write(ref writer, ref at, value);

    public ReadOnlySet<T>? Read(ref Reader reader) => default(HashSetFormatter<T, TFormatter>).Read(ref reader) is { } items ? new ReadOnlySet<T>(items) : null;

    public void ReadInto(ref Reader reader, ref ReadOnlySet<T>? value) => value = Read(ref reader);

    public void Describe(ShapeBuilder shape) => shape.Sequence<ReadOnlySet<T>, T, TFormatter>();
}
