using System.Buffers;
using System.IO;
using System.IO.Pipelines;
using System.Threading;
using System.Threading.Tasks;

namespace Nino.Core.Streaming;

/// <summary>A pipe that is written to. Its memory takes all bytes at once; what is waited for is the reader, or the stream that it writes to.</summary>
internal sealed class PipeSink(PipeWriter pipe) : ByteSink
{
    private bool _hasGivenUp;

    // A flush was not complete, and nothing was written since.
    private bool _isUnsure;

    public override bool IsStream => false;

    // A pipe over a stream keeps what it was writing, and would write all of it again.
    public override bool HasAll => !pipe.CanGetUnflushedBytes || pipe.UnflushedBytes == 0;

    public override bool HasGivenUp => _hasGivenUp;

    // The stream has some of what the pipe holds.
    private bool MayRepeat => _isUnsure && !HasAll;

    public override void Write(ReadOnlyMemory<byte> bytes)
    {
        _isUnsure = false;
        pipe.Write(bytes.Span);
    }

    public override ValueTask WriteAsync(ReadOnlyMemory<byte> bytes, CancellationToken cancellation)
    {
        Write(bytes);
        return FlushAsync(cancellation);
    }

    public override void Flush() => throw new NotSupportedException();

    public override async ValueTask FlushAsync(CancellationToken cancellation)
    {
        _hasGivenUp = true;
        _isUnsure = true;
        FlushResult result = await pipe.FlushAsync(cancellation).ConfigureAwait(false);
        if (result.IsCompleted)
        {
            throw new IOException("The reader of the pipe has gone.");
        }

        if (result.IsCanceled)
        {
            throw new OperationCanceledException("PipeWriter.CancelPendingFlush was called.");
        }

        _hasGivenUp = false;
        _isUnsure = false;
    }

    public override void Close()
    {
        if (MayRepeat)
        {
            pipe.CancelPendingFlush();
        }

        pipe.Complete(MayRepeat ? Unwritten() : null);
    }

    public override ValueTask CloseAsync()
    {
        if (_hasGivenUp)
        {
            // A pipe over a stream would wait again for what it holds.
            pipe.CancelPendingFlush();
        }

        return pipe.CompleteAsync(MayRepeat ? Unwritten() : null);
    }

    // With an error, a pipe over a stream writes nothing more to it.
    private static IOException Unwritten() => new("Not all bytes were written.");
}
