using System.IO;
using System.Threading;
using System.Threading.Tasks;
using Nino.Core.Frames;
using Nino.Core.Memory;
using Nino.Core.Streaming;

namespace Nino.Core;

/// <summary>Writes messages one behind the other to a stream or pipe, so that <see cref="NinoStreamReader"/> tells them apart (format.md §13).</summary>
/// <remarks>
/// Messages are gathered and written 32 KB at a time; <see cref="FlushAsync"/> sends them at once, as a peer that waits for an
/// answer needs. Disposing writes the end of the stream, unless writing failed before; without it readers report that the
/// stream was cut off. One call at a time: while one is not complete, another is an error. When a value cannot be written,
/// nothing of it is, and the next one can be. When a stream fails or a call of it is cancelled, how much it wrote is not
/// known, and the writer takes nothing more; so it is with a pipe over a stream. Another pipe takes all bytes at once, so
/// that only waiting for its reader is cancelled.
/// </remarks>
public sealed partial class NinoStreamWriter : IDisposable, IAsyncDisposable
{
    /// <summary>From so many bytes on, messages are written.</summary>
    private const int Threshold = 32 * 1024;

    /// <summary>A larger array is not kept for the next messages.</summary>
    private const int LargestKept = 1024 * 1024;

    private readonly ByteSink _sink;
    private readonly NinoStreamOptions _options;
    private readonly PooledBuffer _buffer = new();
    private readonly MessageKind _kind;
    private int _lastHeader = 2;
    private long _messages;
    private long _written;
    private long _indexStart = -1;
    private State _state;

    // Whether a value is being written to the buffer, or the buffer to the stream or pipe.
    private bool _isBusy;

    /// <summary>Writes to a stream.</summary>
    /// <exception cref="ArgumentNullException"><paramref name="stream"/> is null.</exception>
    public NinoStreamWriter(Stream stream, NinoStreamOptions? options = null) : this(new StreamSink(stream ?? throw new ArgumentNullException(nameof(stream))), options)
    {
    }

    /// <summary>Writes elements to a stream, which stays open.</summary>
    /// <param name="stream">The stream.</param>
    /// <param name="options">The options.</param>
    /// <param name="flags">What the header tells besides checksums.</param>
    internal NinoStreamWriter(Stream stream, NinoStreamOptions options, StreamFlags flags) : this(new StreamSink(stream), options with { LeaveOpen = true }, flags)
    {
    }

    private NinoStreamWriter(ByteSink sink, NinoStreamOptions? options, StreamFlags flags = StreamFlags.None)
    {
        _sink = sink;
        _options = options ?? NinoStreamOptions.Default;
        _kind = _options.Values.Compression is null ? MessageKind.Plain : MessageKind.Framed;
        _buffer.Advance(StreamHeader.Write(_buffer.GetSpan(StreamHeader.SizeWithChecksum), flags | (_options.Checksums ? StreamFlags.Checksums : StreamFlags.None)));
    }

    private enum State
    {
        Open,
        Ended,
        Failed,
        Disposed,
    }

    /// <summary>The number of messages written so far.</summary>
    public long Messages => _messages;

    /// <summary>The number of bytes of the stream so far, those that were not sent yet included.</summary>
    public long Position => _written + _buffer.Count;

    /// <summary>The number of bytes of the last message, before it was compressed.</summary>
    internal long LastPayload { get; private set; }

    /// <summary>Writes a value as a message. Blocks the thread while a stream is written to; a pipe is written to without waiting for its reader.</summary>
    /// <exception cref="NinoException">The value cannot be written. The stream is as it was before.</exception>
    public void Write<T>(T? value)
    {
        TryAppend(value);
        if (_buffer.Count >= Threshold)
        {
            Send(isFlushed: false);
        }
    }

    /// <summary>Writes a value as a message. It is not used any more when the method returns its task.</summary>
    /// <param name="value">The value.</param>
    /// <param name="cancellationToken">Stops writing. When it is cancelled before, nothing is written.</param>
    /// <exception cref="NinoException">The value cannot be written. The stream is as it was before.</exception>
    public ValueTask WriteAsync<T>(T? value, CancellationToken cancellationToken = default)
    {
        if (cancellationToken.IsCancellationRequested)
        {
            return new ValueTask(Task.FromCanceled(cancellationToken));
        }

        try
        {
            TryAppend(value);
        }
        catch (Exception error)
        {
            return new ValueTask(Task.FromException(error));
        }

        return _buffer.Count >= Threshold ? SendAsync(isFlushed: false, cancellationToken) : default;
    }

    /// <summary>Writes what was gathered, and flushes the stream.</summary>
    /// <exception cref="NotSupportedException">The writer writes to a pipe.</exception>
    public void Flush()
    {
        CheckOpen();
        if (!_sink.IsStream)
        {
            throw new NotSupportedException("A pipe is flushed by the asynchronous methods only.");
        }

        Send(isFlushed: true);
    }

    /// <summary>Writes what was gathered, and flushes the stream or pipe.</summary>
    public async ValueTask FlushAsync(CancellationToken cancellationToken = default)
    {
        CheckOpen();
        cancellationToken.ThrowIfCancellationRequested();
        await SendAsync(isFlushed: true, cancellationToken).ConfigureAwait(false);
    }

    /// <summary>Writes the end of the stream, behind which nothing can be written. Nothing happens the second time.</summary>
    public void Complete()
    {
        if (TryAppendEnd())
        {
            Send(isFlushed: _sink.IsStream);
        }
    }

    /// <summary>Writes the end of the stream, behind which nothing can be written. Nothing happens the second time.</summary>
    /// <param name="cancellationToken">Stops writing. When it is cancelled before, nothing is written, and the stream has no end yet.</param>
    public async ValueTask CompleteAsync(CancellationToken cancellationToken = default)
    {
        cancellationToken.ThrowIfCancellationRequested();
        if (TryAppendEnd())
        {
            await SendAsync(isFlushed: true, cancellationToken).ConfigureAwait(false);
        }
    }

    /// <summary>Writes the end of the stream, unless writing failed or a call is not complete, and closes the stream or pipe, unless it is to stay open.</summary>
    public void Dispose()
    {
        if (_state == State.Disposed)
        {
            return;
        }

        try
        {
            if (_state == State.Open && !_isBusy)
            {
                Complete();
            }
        }
        finally
        {
            Release();
            if (!_options.LeaveOpen)
            {
                _sink.Close();
            }
        }
    }

    /// <summary>Writes the end of the stream, unless writing failed or a call is not complete, and closes the stream or pipe, unless it is to stay open.</summary>
    public async ValueTask DisposeAsync()
    {
        if (_state == State.Disposed)
        {
            return;
        }

        try
        {
            bool isOpen = _state == State.Open && !_isBusy;
            if (isOpen && _sink.HasGivenUp)
            {
                Complete();
            }
            else if (isOpen)
            {
                await CompleteAsync().ConfigureAwait(false);
            }
        }
        catch (IOException) when (!_sink.IsStream)
        {
            // Nobody waits for the end of a pipe whose reader has gone.
        }
        finally
        {
            Release();
            if (!_options.LeaveOpen)
            {
                await _sink.CloseAsync().ConfigureAwait(false);
            }
        }
    }

    /// <summary>Writes an index, and the end of the stream.</summary>
    internal ValueTask EndAsync(ElementIndexBuilder? index, CancellationToken cancellation)
    {
        cancellation.ThrowIfCancellationRequested();
        CheckOpen();
        if (index is not null)
        {
            _indexStart = Position;
            byte[] content = index.ToBytes();
            _buffer.Advance(MessageHeader.Write(_buffer.GetSpan(MessageHeader.MaxSize), MessageKind.Index, content, _options.Checksums));
            content.CopyTo(_buffer.GetSpan(content.Length));
            _buffer.Advance(content.Length);
        }

        return CompleteAsync(cancellation);
    }

    /// <summary>Ends the writer without an end of the stream, unless that was written. The stream stays open.</summary>
    internal void Abandon() => Release();

    /// <summary>Writes a value as a message, unless its payload takes more bytes than a limit: then nothing is written.</summary>
    internal async ValueTask<bool> TryWriteAsync<T>(T value, long limit, CancellationToken cancellation)
    {
        cancellation.ThrowIfCancellationRequested();
        if (!TryAppend(value, limit))
        {
            return false;
        }

        if (_buffer.Count >= Threshold)
        {
            await SendAsync(isFlushed: false, cancellation).ConfigureAwait(false);
        }

        return true;
    }

    private bool TryAppend<T>(T? value, long limit = long.MaxValue)
    {
        CheckOpen();
        int start = _buffer.Count;
        int room = _lastHeader;
        _isBusy = true;
        try
        {
            _buffer.GetSpan(room);
            _buffer.Advance(room);
            NinoSerializer.Serialize(value, _buffer, _options.Values);
            CheckDisposed();
            Span<byte> header = stackalloc byte[MessageHeader.MaxSize];
            _lastHeader = MessageHeader.Write(header, _kind, _buffer.Written.Span.Slice(start + room), _options.Checksums);
            _buffer.PutBefore(start, room, header.Slice(0, _lastHeader));
            LastPayload = _kind == MessageKind.Framed ? FrameHeader.PayloadOf(_buffer.Written.Span.Slice(start + _lastHeader)) : _buffer.Count - start - _lastHeader;
            if (LastPayload > limit)
            {
                Undo(start);
                return false;
            }

            _messages++;
            return true;
        }
        catch
        {
            // Code of the value may have disposed the writer, which took its buffer away.
            CheckDisposed();
            Undo(start);
            throw;
        }
        finally
        {
            _isBusy = false;
        }
    }

    /// <summary>Forgets what was written of a value, and the array that became large for it.</summary>
    private void Undo(int start)
    {
        _buffer.Truncate(start);
        if (_buffer.Capacity > LargestKept)
        {
            _buffer.Shrink();
        }
    }

    private bool TryAppendEnd()
    {
        if (_state == State.Ended)
        {
            return false;
        }

        CheckOpen();
        _buffer.Advance(MessageHeader.WriteEnd(_buffer.GetSpan(MessageHeader.MaxSize), (ulong)_messages, _options.Checksums));
        if (_indexStart >= 0)
        {
            _buffer.Advance(IndexTrailer.Write(_buffer.GetSpan(IndexTrailer.MaxSize), (uint)(Position - _indexStart), _options.Checksums));
        }

        _state = State.Ended;
        return true;
    }

    private void Send(bool isFlushed)
    {
        bool isSent = false;
        _isBusy = true;
        try
        {
            if (_buffer.Count > 0)
            {
                _sink.Write(_buffer.Written);
            }

            if (isFlushed)
            {
                _sink.Flush();
            }

            isSent = true;
        }
        finally
        {
            Forget(isSent);
        }
    }

    private async ValueTask SendAsync(bool isFlushed, CancellationToken cancellation)
    {
        bool isSent = false;
        _isBusy = true;
        try
        {
            if (_buffer.Count > 0)
            {
                await _sink.WriteAsync(_buffer.Written, cancellation).ConfigureAwait(false);
            }

            if (isFlushed)
            {
                await _sink.FlushAsync(cancellation).ConfigureAwait(false);
            }

            isSent = true;
        }
        finally
        {
            Forget(isSent || _sink.HasAll);
        }
    }

    private void Forget(bool isSent)
    {
        _isBusy = false;
        _written += _buffer.Count;
        if (!isSent && _state != State.Disposed)
        {
            _state = State.Failed;
        }

        if (_buffer.Capacity > LargestKept || !isSent)
        {
            _buffer.Dispose();
        }
        else
        {
            _buffer.Truncate(0);
        }
    }

    private void Release()
    {
        _state = State.Disposed;
        if (_isBusy)
        {
            _buffer.LetGo();
        }
        else
        {
            _buffer.Dispose();
        }
    }

    private void CheckDisposed()
    {
        if (_state == State.Disposed)
        {
            throw new ObjectDisposedException(nameof(NinoStreamWriter));
        }
    }

    private void CheckOpen()
    {
        if (_state != State.Open)
        {
            CheckDisposed();
            throw new InvalidOperationException(_state == State.Ended
                ? "The end of the stream was written."
                : "An earlier call failed or was cancelled, so it is not known what the stream holds.");
        }

        if (_isBusy)
        {
            throw new InvalidOperationException("The last call is not complete.");
        }
    }
}
