using System.Collections.Immutable;
using System.ComponentModel;

namespace Nino.Core.Formatters;

/// <summary><see cref="ImmutableList{T}"/> (format.md §6).</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct ImmutableListFormatter<T, TFormatter> : IFormatter<ImmutableList<T>>
    where TFormatter : struct, IFormatter<T>
{
    public int FixedSize => 0;

    public int MinSize => 1;

    public FixedLayout Layout => FixedLayout.Packed;

    public bool TryGetSize(ImmutableList<T>? value, out long size) => Elements<T, TFormatter>.TryGetSize(value?.Count ?? -1, out size);

    public ref byte Write(ref Writer writer, ref byte at, ImmutableList<T>? value)
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

    public ImmutableList<T>? Read(ref Reader reader) => default(ArrayFormatter<T, TFormatter>).Read(ref reader) is { } items ? ImmutableList.Create(items) : null;

    public void ReadInto(ref Reader reader, ref ImmutableList<T>? value) => value = Read(ref reader);

    public void Describe(ShapeBuilder shape) => shape.Sequence<ImmutableList<T>, T, TFormatter>();
}
