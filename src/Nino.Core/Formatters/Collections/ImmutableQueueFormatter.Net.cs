using System.Collections.Immutable;
using System.ComponentModel;

namespace Nino.Core.Formatters;

/// <summary><see cref="ImmutableQueue{T}"/>, head first (format.md §6).</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct ImmutableQueueFormatter<T, TFormatter> : IFormatter<ImmutableQueue<T>>
    where TFormatter : struct, IFormatter<T>
{
    public int FixedSize => 0;

    public int MinSize => 1;

    public FixedLayout Layout => FixedLayout.Packed;

    public bool TryGetSize(ImmutableQueue<T>? value, out long size)
    {
        size = 0;
        return false;
    }

    public ref byte Write(ref Writer writer, ref byte at, ImmutableQueue<T>? value)
    {
        if (value is null)
        {
            return ref writer.WriteNull(ref at);
        }

        at = ref writer.WriteCount(ref at, CountOf(value));
        foreach (T item in value)
        {
            at = ref default(TFormatter).Write(ref writer, ref at, item);
        }

        return ref at;
    }

    public ImmutableQueue<T>? Read(ref Reader reader) => default(ArrayFormatter<T, TFormatter>).Read(ref reader) is { } items ? ImmutableQueue.Create(items) : null;

    public void ReadInto(ref Reader reader, ref ImmutableQueue<T>? value) => value = Read(ref reader);

    public void Describe(ShapeBuilder shape) => shape.Sequence<ImmutableQueue<T>, T, TFormatter>();

    private static int CountOf(ImmutableQueue<T> queue)
    {
        int count = 0;
        foreach (T _ in queue)
        {
            count++;
        }

        return count;
    }
}
