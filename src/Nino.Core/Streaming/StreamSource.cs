using System.Buffers;
using System.IO;
using System.Threading;
using System.Threading.Tasks;
using Nino.Core.Memory;

namespace Nino.Core.Streaming;

/// <summary>A stream, of which some bytes more are read than are wanted.</summary>
internal sealed class StreamSource(Stream stream, int bufferSize) : ByteSource
{
    private byte[] _buffer = [];
    private int _start;
    private int _end;

    public override ReadOnlySequence<byte> Buffered => new(_buffer, _start, _end - _start);

    public override ReadOnlySpan<byte> First => _buffer.AsSpan(_start, _end - _start);

    public override long Count => _end - _start;

    public override ValueTask ReadMoreAsync(long wanted, CancellationToken cancellation)
    {
        MakeRoom(wanted);
        ValueTask<int> reading = stream.ReadAsync(_buffer.AsMemory(_end), cancellation);
        if (!reading.IsCompletedSuccessfully)
        {
            return AddWhenRead(reading);
        }

        Add(_buffer, reading.Result);
        return default;
    }

    public override void ReadMore(long wanted)
    {
        MakeRoom(wanted);
        byte[] buffer = _buffer;
        Add(buffer, stream.Read(buffer, _end, buffer.Length - _end));
    }

    public override void Consume(long count)
    {
        _start += (int)count;
        if (_start == _end)
        {
            _start = _end = 0;
            if (_buffer.Length > Rented<byte>.LargestKept)
            {
                ReturnBuffer();
            }
        }
    }

    public override void Release(bool leaveOpen)
    {
        try
        {
            if (!leaveOpen)
            {
                stream.Dispose();
            }
            else if (Count != 0 && stream.CanSeek)
            {
                stream.Seek(-Count, SeekOrigin.Current);
            }
        }
        finally
        {
            ReturnBuffer();
        }
    }

    public override async ValueTask ReleaseAsync(bool leaveOpen)
    {
        if (leaveOpen)
        {
            Release(leaveOpen);
            return;
        }

        ReturnBuffer();
        await stream.DisposeAsync().ConfigureAwait(false);
    }

    private async ValueTask AddWhenRead(ValueTask<int> reading)
    {
        byte[] buffer = _buffer;
        Add(buffer, await reading.ConfigureAwait(false));
    }

    private void Add(byte[] buffer, int count)
    {
        if (!ReferenceEquals(buffer, _buffer))
        {
            // Released meanwhile.
            return;
        }

        if ((uint)count > (uint)(_buffer.Length - _end))
        {
            throw new IOException($"The stream read {count} bytes into memory for {_buffer.Length - _end}.");
        }

        _end += count;
        IsEnded = count == 0;
    }

    /// <summary>Makes room behind the bytes that are there. Memory doubles with what has come, and not with what is wanted.</summary>
    private void MakeRoom(long wanted)
    {
        int count = _end - _start;
        if (count == _buffer.Length)
        {
            byte[] larger = Rented<byte>.Take((int)Math.Max(bufferSize, Math.Min(Payload.MaxSize, _buffer.Length * 2L)));
            First.CopyTo(larger);
            Rented<byte>.Return(_buffer);
            _buffer = larger;
            _start = 0;
            _end = count;
        }
        else if (_end == _buffer.Length || (_start > 0 && _buffer.Length - _start < wanted))
        {
            First.CopyTo(_buffer);
            _start = 0;
            _end = count;
        }
    }

    private void ReturnBuffer()
    {
        byte[] buffer = _buffer;
        _buffer = [];
        _start = _end = 0;
        if (!IsBusy)
        {
            Rented<byte>.Return(buffer);
        }
    }
}
