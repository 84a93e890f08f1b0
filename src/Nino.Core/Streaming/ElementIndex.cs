namespace Nino.Core.Streaming;

/// <summary>Where the elements of a stream stand (format.md §13).</summary>
internal sealed class ElementIndex
{
    // One more than there are entries: the last is the end.
    private readonly long[] _elements;
    private readonly long[] _positions;

    private ElementIndex(long[] elements, long[] positions)
    {
        _elements = elements;
        _positions = positions;
    }

    /// <summary>The number of elements.</summary>
    public long Elements => _elements[^1];

    /// <summary>Reads the content of an index.</summary>
    /// <param name="bytes">The content.</param>
    /// <param name="first">The position of the first message in the stream.</param>
    /// <param name="end">The position of the index, behind the last message.</param>
    /// <exception cref="NinoException">The numbers do not agree with each other, or not with the positions.</exception>
    public static ElementIndex Read(ReadOnlySpan<byte> bytes, long first, long end)
    {
        Reader reader = new(bytes);
        ulong count = reader.ReadWideVarint();
        if (count > (ulong)(reader.Remaining / 2))
        {
            throw Disagrees(end);
        }

        long[] elements = new long[(int)count + 1];
        long[] positions = new long[(int)count + 1];
        positions[0] = first;
        for (int i = 1; i < elements.Length; i++)
        {
            elements[i] = Next(elements[i - 1], reader.ReadWideVarint(), long.MaxValue, end);
            positions[i] = Next(positions[i - 1], reader.ReadWideVarint(), end, end);
        }

        return reader.Eof && positions[^1] == end ? new ElementIndex(elements, positions) : throw Disagrees(end);
    }

    /// <summary>The entry that an element is in.</summary>
    public int EntryOf(long element)
    {
        int found = Array.BinarySearch(_elements, element);
        return found >= 0 ? found : ~found - 1;
    }

    /// <summary>The first element of an entry.</summary>
    public long FirstOf(int entry) => _elements[entry];

    /// <summary>Where the messages of an entry begin.</summary>
    public long PositionOf(int entry) => _positions[entry];

    public static NinoException Disagrees(long position) =>
        new("The index of the stream does not agree with its messages.", null, position, "");

    private static long Next(long last, ulong difference, long most, long offset) =>
        difference > 0 && difference <= (ulong)(most - last) ? last + (long)difference : throw Disagrees(offset);
}
