using System.Collections.Immutable;
using System.ComponentModel;

namespace Nino.Core.Formatters;

/// <summary><see cref="ImmutableSortedSet{T}"/>, in its order (format.md §6). Reading uses the default comparer.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct ImmutableSortedSetFormatter<T, TFormatter> : IFormatter<ImmutableSortedSet<T>>
    where TFormatter : struct, IFormatter<T>
{
    public int FixedSize => 0;

    public int MinSize => 1;

    public FixedLayout Layout => FixedLayout.Packed;

    public bool TryGetSize(ImmutableSortedSet<T>? value, out long size) => Elements<T, TFormatter>.TryGetSize(value?.Count ?? -1, out size);

    public ref byte Write(ref Writer writer, ref byte at, ImmutableSortedSet<T>? value)
    {
        if (value is null)
        {
            return ref writer.WriteNull(ref at);
        }

        at = ref writer.WriteCount(ref at, value.Count);
        foreach (T item in value)
        {
            at = ref default(TFormatter).Write(ref writer, ref at, item);
        }

        return ref at;
    }

    public ImmutableSortedSet<T>? Read(ref Reader reader) => default(SortedSetFormatter<T, TFormatter>).Read(ref reader)?.ToImmutableSortedSet();

    public void ReadInto(ref Reader reader, ref ImmutableSortedSet<T>? value) => value = Read(ref reader);

    public void Describe(ShapeBuilder shape) => shape.Sequence<ImmutableSortedSet<T>, T, TFormatter>();
}
