using System.Threading;
using System.Threading.Tasks;

namespace Nino.Core.Streaming;

/// <summary>Where messages are written to.</summary>
internal abstract class ByteSink
{
    /// <summary>Whether it is a stream, which may have written a part of the bytes when writing fails or is cancelled.</summary>
    public abstract bool IsStream { get; }

    /// <summary>Whether it has taken all bytes that it was given, although writing failed or was cancelled.</summary>
    public virtual bool HasAll => false;

    /// <summary>Whether waiting for the reader of a pipe was given up, so that closing does not wait for it either.</summary>
    public virtual bool HasGivenUp => false;

    public abstract void Write(ReadOnlyMemory<byte> bytes);

    /// <summary>Writes bytes, of which the last may stay in buffers.</summary>
    public abstract ValueTask WriteAsync(ReadOnlyMemory<byte> bytes, CancellationToken cancellation);

    public abstract void Flush();

    /// <summary>Sends what stays in buffers.</summary>
    public abstract ValueTask FlushAsync(CancellationToken cancellation);

    public abstract void Close();

    public abstract ValueTask CloseAsync();
}
