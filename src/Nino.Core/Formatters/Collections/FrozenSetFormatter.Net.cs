using System.Collections.Frozen;
using System.ComponentModel;

namespace Nino.Core.Formatters;

/// <summary><see cref="FrozenSet{T}"/> (format.md §6). Reading uses the default comparer.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct FrozenSetFormatter<T, TFormatter> : IFormatter<FrozenSet<T>>
    where TFormatter : struct, IFormatter<T>
{
    public int FixedSize => 0;

    public int MinSize => 1;

    public FixedLayout Layout => FixedLayout.Packed;

    public bool TryGetSize(FrozenSet<T>? value, out long size) => Elements<T, TFormatter>.TryGetSize(value?.Count ?? -1, out size);

    public ref byte Write(ref Writer writer, ref byte at, FrozenSet<T>? value) => ref default(ImmutableArrayFormatter<T, TFormatter>).Write(ref writer, ref at, value is null ? default : value.Items);

    public FrozenSet<T>? Read(ref Reader reader) => default(HashSetFormatter<T, TFormatter>).Read(ref reader)?.ToFrozenSet();

    public void ReadInto(ref Reader reader, ref FrozenSet<T>? value) => value = Read(ref reader);

    public void Describe(ShapeBuilder shape) => shape.Sequence<FrozenSet<T>, T, TFormatter>();
}
