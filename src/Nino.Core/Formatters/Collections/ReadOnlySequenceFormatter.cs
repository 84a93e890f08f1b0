using System.Buffers;

namespace Nino.Core.Formatters;

/// <summary><see cref="ReadOnlySequence{T}"/>, one segment over an array when read; null is read as empty (format.md §6).</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct ReadOnlySequenceFormatter<T, TFormatter> : IFormatter<ReadOnlySequence<T>>
    where TFormatter : struct, IFormatter<T>
{
    public int FixedSize => 0;

    public int MinSize => 1;

    public ref byte Write(ref Writer writer, ref byte at, ReadOnlySequence<T> value)
    {
        if (value.Length >= int.MaxValue)
        {
            throw new NinoException($"A sequence of {value.Length} elements is too long: a collection holds less than 2147483647.", typeof(ReadOnlySequence<T>));
        }

        if (!value.IsSingleSegment)
        {
            CheckSegments(value);
        }

        if (PresenceBits.AreUsed<T, TFormatter>())
        {
            return ref default(ArrayFormatter<T, TFormatter>).Write(ref writer, ref at, Join(value));
        }

        at = ref writer.WriteCount(ref at, (int)value.Length);
        foreach (ReadOnlyMemory<T> segment in value)
        {
            at = ref Elements<T, TFormatter>.Write(ref writer, ref at, segment.Span, isCounted: false);
        }

        return ref at;
    }

    public ReadOnlySequence<T> Read(ref Reader reader) => default(ArrayFormatter<T, TFormatter>).Read(ref reader) is { } items ? new ReadOnlySequence<T>(items) : default;

    public void ReadInto(ref Reader reader, ref ReadOnlySequence<T> value) => value = Read(ref reader);

    public void Describe(ShapeBuilder shape) => shape.Sequence<ReadOnlySequence<T>, T, TFormatter>();

    // Segments of the user tell themselves where they stand in the sequence, which its length is taken from.
    private static void CheckSegments(ReadOnlySequence<T> value)
    {
        long count = 0;
        foreach (ReadOnlyMemory<T> segment in value)
        {
            count += segment.Length;
        }

        if (count != value.Length)
        {
            Errors.ThrowCount((int)value.Length, value);
        }
    }

    // Not the framework's ToArray, which Mono lacks.
    private static T[] Join(ReadOnlySequence<T> value)
    {
        T[] items = new T[(int)value.Length];
        int count = 0;
        foreach (ReadOnlyMemory<T> segment in value)
        {
            segment.Span.CopyTo(items.AsSpan(count));
            count += segment.Length;
        }

        return items;
    }
}
