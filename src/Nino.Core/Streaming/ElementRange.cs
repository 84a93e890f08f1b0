using System.Threading;
using System.Threading.Tasks;

namespace Nino.Core.Streaming;

/// <summary>The lists that hold a range of elements, from the beginning of the entry of the index that the first is in.</summary>
internal sealed class ElementRange
{
    private readonly ElementIndex _index;
    private readonly long _end;
    private int _entry;
    private long _at;

    public ElementRange(ElementIndex index, long start, long count)
    {
        _index = index;
        _end = start + count;
        _entry = index.EntryOf(start);
        First = _at = index.FirstOf(_entry);
        Position = index.PositionOf(_entry);
    }

    /// <summary>The number of elements before the first list.</summary>
    public long First { get; }

    /// <summary>Where the first list begins.</summary>
    public long Position { get; }

    /// <summary>Reads the next list; null behind the last that holds some of the range.</summary>
    /// <exception cref="NinoException">The bytes are bad, or the list ends elsewhere than the index tells.</exception>
    public async ValueTask<List<T?>?> ReadBlockAsync<T>(NinoStreamReader reader, CancellationToken cancellation)
    {
        if (_at >= _end)
        {
            return null;
        }

        if (!await reader.WaitToReadAsync(cancellation).ConfigureAwait(false))
        {
            throw ElementIndex.Disagrees(reader.Position);
        }

        List<T?> block = await reader.ReadAsync<List<T?>>(cancellation).ConfigureAwait(false) ?? [];
        _at += block.Count;
        long next = _index.PositionOf(_entry + 1);
        long first = _index.FirstOf(_entry + 1);
        bool isEndOfEntry = reader.Position == next;
        if (isEndOfEntry ? _at != first : reader.Position > next || _at >= first)
        {
            throw ElementIndex.Disagrees(reader.Position);
        }

        if (isEndOfEntry)
        {
            _entry++;
        }

        return block;
    }
}
