using System.Buffers;
using System.Threading;
using System.Threading.Tasks;
using Nino.Core.Memory;

namespace Nino.Core.Streaming;

/// <summary>Where messages are read from: bytes that are buffered, and more of them.</summary>
internal abstract class ByteSource
{
    /// <summary>The bytes that are there and were not consumed.</summary>
    public abstract ReadOnlySequence<byte> Buffered { get; }

    /// <summary>The first of the bytes that are there, all of them where they are in one piece.</summary>
    public abstract ReadOnlySpan<byte> First { get; }

    /// <summary>The number of bytes that are there and were not consumed.</summary>
    public abstract long Count { get; }

    /// <summary>Whether no bytes follow those that are there.</summary>
    public bool IsEnded { get; protected set; }

    /// <summary>Whether what is buffered is in use: more bytes are waited for, or a value is being read.</summary>
    public bool IsBusy { get; set; }

    /// <summary>Raises an error while <see cref="IsBusy"/>.</summary>
    public void CheckIdle()
    {
        if (IsBusy)
        {
            throw new InvalidOperationException("The last call is not complete.");
        }
    }

    /// <summary>Waits for one more byte at the least, or the end.</summary>
    /// <param name="wanted">How many bytes are to be there in the end, as far as that is known; some others may come too.</param>
    /// <param name="cancellation">Stops waiting. No byte is lost.</param>
    public abstract ValueTask ReadMoreAsync(long wanted, CancellationToken cancellation);

    /// <summary>The same, and blocks the thread.</summary>
    public abstract void ReadMore(long wanted);

    /// <summary>Passes bytes that are there.</summary>
    public abstract void Consume(long count);

    /// <summary>Gives back what is buffered. What was not consumed is left to the next reader, where that is possible.</summary>
    /// <param name="leaveOpen">Whether the stream or pipe stays open.</param>
    public abstract void Release(bool leaveOpen);

    /// <summary>The same, and waits for the stream or pipe to be closed.</summary>
    /// <param name="leaveOpen">Whether the stream or pipe stays open.</param>
    public abstract ValueTask ReleaseAsync(bool leaveOpen);

    /// <summary>Copies the first of the bytes that are there, and tells how many.</summary>
    public int Peek(Span<byte> destination)
    {
        int count = (int)Math.Min(destination.Length, Count);
        if (First.Length >= count)
        {
            First.Slice(0, count).CopyTo(destination);
        }
        else
        {
            Segments.CopyTo(Buffered.Slice(0, count), destination);
        }

        return count;
    }
}
