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

    public void Write(ref Writer writer, ImmutableList<T>? value)
    {
        if (value is null)
        {
            writer.WriteNull();
            return;
        }

        writer.WriteCount(value.Count);
        foreach (T item in value)
        {
            default(TFormatter).Write(ref writer, item);
        }
    }

    public ref byte WriteAt(ref Writer writer, ref byte at, ImmutableList<T>? value) => ref writer.WriteThrough<ImmutableList<T>, ImmutableListFormatter<T, TFormatter>>(ref at, value);

    public ImmutableList<T>? Read(ref Reader reader) => default(ArrayFormatter<T, TFormatter>).Read(ref reader) is { } items ? ImmutableList.Create(items) : null;

    public void ReadInto(ref Reader reader, ref ImmutableList<T>? value) => value = Read(ref reader);

    public void Describe(ShapeBuilder shape) => shape.Sequence<ImmutableList<T>, T, TFormatter>();
}
