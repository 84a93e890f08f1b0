using System.Buffers;
using System.IO.Pipelines;
using System.Threading;
using System.Threading.Tasks;

namespace Nino.Core.Streaming;

/// <summary>A pipe, whose own buffers are read.</summary>
internal sealed class PipeSource(PipeReader pipe) : ByteSource
{
    private ReadOnlySequence<byte> _buffered;
    private bool _isReading;

    // How many of the bytes the pipe was told to have been looked at; it does not take that back.
    private long _examined;

    public override ReadOnlySequence<byte> Buffered => _buffered;

    public override ReadOnlySpan<byte> First => _buffered.FirstSpan;

    public override long Count => _buffered.Length;

    public override async ValueTask ReadMoreAsync(long wanted, CancellationToken cancellation)
    {
        // What is there stays there, and does not end the next wait.
        do
        {
            GiveBack(isExamined: true);
            ReadResult result = await pipe.ReadAsync(cancellation).ConfigureAwait(false);
            _buffered = result.Buffer;
            _isReading = true;
            if (result.IsCanceled)
            {
                GiveBack(isExamined: false);
                throw new OperationCanceledException("PipeReader.CancelPendingRead was called.");
            }

            IsEnded = result.IsCompleted;
        }
        while (!IsEnded && _buffered.Length < wanted);
    }

    public override void ReadMore(long wanted) => throw new NotSupportedException("A pipe is read by the asynchronous methods only.");

    public override void Consume(long count)
    {
        _buffered = _buffered.Slice(count);
        _examined = Math.Max(0, _examined - count);
        if (_buffered.IsEmpty)
        {
            // A writer may wait until its bytes are consumed, before it does what the caller waits for next.
            GiveBack(isExamined: false);
        }
    }

    public override void Release(bool leaveOpen)
    {
        GiveBack(isExamined: false);
        if (!leaveOpen)
        {
            pipe.Complete();
        }
    }

    public override ValueTask ReleaseAsync(bool leaveOpen)
    {
        GiveBack(isExamined: false);
        return leaveOpen ? default : pipe.CompleteAsync();
    }

    private void GiveBack(bool isExamined)
    {
        if (!_isReading)
        {
            return;
        }

        _isReading = false;
        ReadOnlySequence<byte> buffered = _buffered;
        _buffered = default;
        _examined = isExamined ? buffered.Length : Math.Min(_examined, buffered.Length);
        try
        {
            pipe.AdvanceTo(buffered.Start, buffered.GetPosition(_examined));
        }
        catch (InvalidOperationException) when (!isExamined)
        {
            // Whoever read the pipe before has looked at more. It does not tell how much.
            pipe.AdvanceTo(buffered.Start, buffered.End);
        }
    }
}
