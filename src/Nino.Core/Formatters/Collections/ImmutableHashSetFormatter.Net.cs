using System.Collections.Immutable;
using System.ComponentModel;

namespace Nino.Core.Formatters;

/// <summary><see cref="ImmutableHashSet{T}"/> (format.md §6). Reading uses the default comparer.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct ImmutableHashSetFormatter<T, TFormatter> : IFormatter<ImmutableHashSet<T>>
    where TFormatter : struct, IFormatter<T>
{
    public int FixedSize => 0;

    public int MinSize => 1;

    public FixedLayout Layout => FixedLayout.Packed;

    public bool TryGetSize(ImmutableHashSet<T>? value, out long size) => Elements<T, TFormatter>.TryGetSize(value?.Count ?? -1, out size);

    public ref byte Write(ref Writer writer, ref byte at, ImmutableHashSet<T>? value)
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

    public ImmutableHashSet<T>? Read(ref Reader reader) => default(HashSetFormatter<T, TFormatter>).Read(ref reader)?.ToImmutableHashSet();

    public void ReadInto(ref Reader reader, ref ImmutableHashSet<T>? value) => value = Read(ref reader);

    public void Describe(ShapeBuilder shape) => shape.Sequence<ImmutableHashSet<T>, T, TFormatter>();
}
