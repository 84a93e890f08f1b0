using Nino.Core.Memory;

namespace Nino.Core.Streaming;

/// <summary>Gathers where the elements of a stream stand. However many messages there are, it takes no more than 1 MB: when it is full, each two entries become one.</summary>
internal sealed class ElementIndexBuilder
{
    /// <summary>The most entries; even.</summary>
    public const int MaxEntries = 64 * 1024;

    private const int MaxNumberSize = 9;

    private readonly List<(long Elements, long Bytes)> _entries = [];
    private int _messagesOfEntry = 1;
    private int _messagesOfLast;

    public int Count => _entries.Count;

    /// <summary>Adds the next message.</summary>
    /// <param name="elements">How many elements it holds.</param>
    /// <param name="bytes">How many bytes it takes, with its header.</param>
    public void Add(int elements, long bytes)
    {
        if (_entries.Count > 0 && _messagesOfLast < _messagesOfEntry)
        {
            (long before, long bytesBefore) = _entries[^1];
            _entries[^1] = (before + elements, bytesBefore + bytes);
            _messagesOfLast++;
            return;
        }

        if (_entries.Count == MaxEntries)
        {
            Thin();
        }

        _entries.Add((elements, bytes));
        _messagesOfLast = 1;
    }

    /// <summary>The content of the index.</summary>
    public byte[] ToBytes()
    {
        byte[] bytes = new byte[MaxNumberSize * (1 + (2 * _entries.Count))];
        int size = 0;
        Put(bytes, ref size, _entries.Count);
        foreach ((long elements, long length) in _entries)
        {
            Put(bytes, ref size, elements);
            Put(bytes, ref size, length);
        }

        return bytes.AsSpan(0, size).ToArray();
    }

    private static void Put(byte[] bytes, ref int size, long number)
    {
        Varint.WriteWide(ref bytes[size], (ulong)number);
        size += Varint.WideSize((ulong)number);
    }

    private void Thin()
    {
        for (int i = 0; i < MaxEntries / 2; i++)
        {
            (long elements, long bytes) = _entries[2 * i];
            (long next, long nextBytes) = _entries[(2 * i) + 1];
            _entries[i] = (elements + next, bytes + nextBytes);
        }

        _entries.RemoveRange(MaxEntries / 2, MaxEntries / 2);
        _messagesOfEntry *= 2;
    }
}
