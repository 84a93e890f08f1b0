using System.IO;
using System.Threading;
using System.Threading.Tasks;
using Nino.Core.Streaming;

namespace Nino.Core;

/// <summary>Reads the messages that <see cref="NinoStreamWriter"/> wrote to a stream or pipe, from anyone (format.md §13).</summary>
/// <remarks>
/// Every method raises <see cref="NinoException"/> where the bytes are bad. What comes next then:
/// <list type="bullet">
/// <item>A message that is no value of the type, or whose checksum is another, is passed: the next call reads the one behind it.</item>
/// <item>A message above <see cref="NinoOptions.MaxMessageBytes"/> is not: <see cref="SkipAsync"/> passes it, at no cost of memory.</item>
/// <item>A header that is damaged leaves nothing to go on from, and every call raises the same, unless the stream has checksums and <see cref="NinoStreamOptions.SkipDamaged"/> is set.</item>
/// <item>So does an end without the mark that a writer puts there; <see cref="IsCutOff"/> tells.</item>
/// </list>
/// A call that is cancelled, or in which the stream or pipe fails, loses nothing: the next one goes on. One call at a time: while one is not complete, another is an error.
/// </remarks>
public sealed partial class NinoStreamReader : IDisposable, IAsyncDisposable
{
    private const int BufferSize = 64 * 1024;

    private readonly ByteSource _source;
    private readonly NinoStreamOptions _options;
    private readonly NinoOptions _uncompressed;
    private readonly NinoOptions _framed;
    private MessageHeader _header;
    private State _state;
    private StreamFlags _flags;
    private bool _isChecked;
    private bool _isSearching;
    private bool _isDisposed;
    private long _toSkip;
    private long _indexStart = -1;
    private long _messages;

    /// <summary>Reads a stream, some of whose bytes are read before they are needed.</summary>
    /// <exception cref="ArgumentNullException"><paramref name="stream"/> is null.</exception>
    public NinoStreamReader(Stream stream, NinoStreamOptions? options = null)
        : this(new StreamSource(stream ?? throw new ArgumentNullException(nameof(stream)), BufferSize), options)
    {
    }

    /// <summary>Reads messages from the middle of a stream, which stays open.</summary>
    /// <param name="stream">The stream, which stands at the header of a message.</param>
    /// <param name="options">The options.</param>
    /// <param name="flags">What the header of the stream tells.</param>
    /// <param name="position">The number of bytes before it.</param>
    internal NinoStreamReader(Stream stream, NinoStreamOptions options, StreamFlags flags, long position)
        : this(new StreamSource(stream, BufferSize), options with { LeaveOpen = true, SkipDamaged = false })
    {
        _flags = flags;
        _state = State.Header;
        Position = position;
    }

    private NinoStreamReader(ByteSource source, NinoStreamOptions? options)
    {
        _source = source;
        _options = options ?? NinoStreamOptions.Default;
        NinoOptions values = _options.Values;
        _uncompressed = values.Compression is null ? values : values with { Compression = null };
        _framed = values.Compression is null ? values with { Compression = NinoCompression.None } : values;
    }

    private enum State
    {
        Start,
        Header,
        Message,
        Trailer,
        Ended,
    }

    private enum Step
    {
        Ready,
        Wait,
        End,
    }

    private bool HasChecksums => (_flags & StreamFlags.Checksums) != 0;

    private bool HasIndex => (_flags & StreamFlags.Index) != 0;

    /// <summary>The number of bytes that were passed, from where the reader began.</summary>
    public long Position { get; private set; }

    /// <summary>The number of messages that were read or skipped, one that is not a value of the type included.</summary>
    public long Messages => _messages;

    /// <summary>Whether the stream ended without the mark that <see cref="NinoStreamWriter.CompleteAsync"/> writes.</summary>
    public bool IsCutOff { get; private set; }

    /// <summary>How many bytes were passed because they are damaged.</summary>
    public long DamagedBytes { get; private set; }

    /// <summary>How many messages were damaged, of those whose header was not. At the end of the stream, all that were written and not read or skipped.</summary>
    public long LostMessages { get; private set; }

    /// <summary>Waits until the next message is there. False at the end of the stream.</summary>
    /// <param name="cancellationToken">Stops waiting.</param>
    /// <exception cref="NinoException">The bytes are bad.</exception>
    public ValueTask<bool> WaitToReadAsync(CancellationToken cancellationToken = default)
    {
        try
        {
            return !cancellationToken.IsCancellationRequested && Advance(isWhole: true, out _) is var step and not Step.Wait
                ? new ValueTask<bool>(step == Step.Ready)
                : WaitAsync(isWhole: true, cancellationToken);
        }
        catch (Exception error)
        {
            return new ValueTask<bool>(Task.FromException<bool>(error));
        }
    }

    /// <summary>Reads the next message.</summary>
    /// <param name="cancellationToken">Stops reading.</param>
    /// <exception cref="NinoException">The bytes are bad.</exception>
    /// <exception cref="EndOfStreamException">There is none: the stream has ended, as <see cref="WaitToReadAsync"/> tells.</exception>
    public ValueTask<T?> ReadAsync<T>(CancellationToken cancellationToken = default)
    {
        try
        {
            return !cancellationToken.IsCancellationRequested && Advance(isWhole: true, out _) == Step.Ready
                ? new ValueTask<T?>(Take<T>())
                : ReadWhenThereAsync<T>(cancellationToken);
        }
        catch (Exception error)
        {
            return new ValueTask<T?>(Task.FromException<T?>(error));
        }
    }

    /// <summary>Reads all messages that are left.</summary>
    /// <param name="cancellationToken">Stops reading.</param>
    /// <exception cref="NinoException">The bytes are bad. Those messages can be enumerated again that come behind it.</exception>
    public async IAsyncEnumerable<T?> ReadAllAsync<T>([EnumeratorCancellation] CancellationToken cancellationToken = default)
    {
        while (await WaitToReadAsync(cancellationToken).ConfigureAwait(false))
        {
            yield return Take<T>();
        }
    }

    /// <summary>Passes the next message, however long it is. False at the end of the stream. Its checksum is not looked at.</summary>
    /// <param name="cancellationToken">Stops reading. What is left of the message is passed by the next call of any method.</param>
    /// <exception cref="NinoException">The bytes are bad.</exception>
    public async ValueTask<bool> SkipAsync(CancellationToken cancellationToken = default)
    {
        if (!await WaitAsync(isWhole: false, cancellationToken).ConfigureAwait(false))
        {
            return false;
        }

        PassUnread();
        while (!TrySkip())
        {
            await ReadMoreAsync(1, cancellationToken).ConfigureAwait(false);
        }

        return true;
    }

    /// <summary>Reads the next message; false at the end of the stream. Blocks the thread.</summary>
    /// <exception cref="NinoException">The bytes are bad.</exception>
    /// <exception cref="NotSupportedException">The reader reads a pipe.</exception>
    public bool TryRead<T>(out T? value)
    {
        if (!Wait(isWhole: true))
        {
            value = default;
            return false;
        }

        value = Take<T>();
        return true;
    }

    /// <summary>Reads all messages that are left. Blocks the thread.</summary>
    /// <exception cref="NinoException">The bytes are bad. Those messages can be enumerated again that come behind it.</exception>
    /// <exception cref="NotSupportedException">The reader reads a pipe.</exception>
    public IEnumerable<T?> ReadAll<T>()
    {
        while (TryRead(out T? value))
        {
            yield return value;
        }
    }

    /// <summary>Passes the next message, however long it is. False at the end of the stream. Its checksum is not looked at. Blocks the thread.</summary>
    /// <exception cref="NinoException">The bytes are bad.</exception>
    /// <exception cref="NotSupportedException">The reader reads a pipe.</exception>
    public bool Skip()
    {
        if (!Wait(isWhole: false))
        {
            return false;
        }

        PassUnread();
        while (!TrySkip())
        {
            ReadMore(1);
        }

        return true;
    }

    /// <summary>Closes the stream or pipe, unless it is to stay open: then a stream that can seek stands behind the last message that was passed, and a pipe has the rest.</summary>
    public void Dispose()
    {
        if (!_isDisposed)
        {
            _isDisposed = true;
            _source.Release(_options.LeaveOpen);
        }
    }

    /// <summary>Closes the stream or pipe, unless it is to stay open: then a stream that can seek stands behind the last message that was passed, and a pipe has the rest.</summary>
    public ValueTask DisposeAsync()
    {
        if (_isDisposed)
        {
            return default;
        }

        _isDisposed = true;
        return _source.ReleaseAsync(_options.LeaveOpen);
    }

    private bool Wait(bool isWhole)
    {
        Step step;
        while ((step = Advance(isWhole, out long wanted)) == Step.Wait)
        {
            ReadMore(wanted);
        }

        return step == Step.Ready;
    }

    private void ReadMore(long wanted)
    {
        _source.IsBusy = true;
        try
        {
            _source.ReadMore(wanted);
        }
        finally
        {
            _source.IsBusy = false;
        }
    }

    private async ValueTask<bool> WaitAsync(bool isWhole, CancellationToken cancellation)
    {
        cancellation.ThrowIfCancellationRequested();
        Step step;
        while ((step = Advance(isWhole, out long wanted)) == Step.Wait)
        {
            await ReadMoreAsync(wanted, cancellation).ConfigureAwait(false);
        }

        return step == Step.Ready;
    }

    private async ValueTask ReadMoreAsync(long wanted, CancellationToken cancellation)
    {
        CheckOpen();
        _source.IsBusy = true;
        try
        {
            await _source.ReadMoreAsync(wanted, cancellation).ConfigureAwait(false);
        }
        finally
        {
            _source.IsBusy = false;
        }
    }

    private void CheckOpen()
    {
        if (_isDisposed)
        {
            throw new ObjectDisposedException(nameof(NinoStreamReader));
        }
    }

    private async ValueTask<T?> ReadWhenThereAsync<T>(CancellationToken cancellation) => await WaitAsync(isWhole: true, cancellation).ConfigureAwait(false)
        ? Take<T>()
        : throw new EndOfStreamException("The stream has ended: no message is left.");

    /// <summary>Goes to the next message with the bytes that are there.</summary>
    /// <param name="isWhole">Whether the message has to be there with all of its bytes.</param>
    /// <param name="wanted">How many bytes have to be there at the least, to go on.</param>
    private Step Advance(bool isWhole, out long wanted)
    {
        wanted = 1;
        CheckOpen();
        _source.CheckIdle();
        while (true)
        {
            if (!TrySkip())
            {
                return Step.Wait;
            }

            bool isThere = _state switch
            {
                State.Start => TryReadStart(out wanted),
                State.Header => TryReadHeader(out wanted),
                State.Message => !isWhole || TryCheckMessage(out wanted),
                State.Trailer => TryReadTrailer(out wanted),
                _ => true,
            };

            if (!isThere)
            {
                return _source.IsEnded ? throw CutOff() : Step.Wait;
            }

            if (_state == State.Ended)
            {
                return Step.End;
            }

            if (_state == State.Message && (!isWhole || _isChecked))
            {
                return Step.Ready;
            }
        }
    }

    private bool TryReadStart(out long wanted)
    {
        Span<byte> bytes = stackalloc byte[StreamHeader.SizeWithChecksum];
        if (!StreamHeader.TryRead(bytes.Slice(0, _source.Peek(bytes)), out _flags, out int size))
        {
            wanted = size;
            return false;
        }

        wanted = 0;
        Consume(size);
        _state = State.Header;
        return true;
    }

    private bool TryReadHeader(out long wanted)
    {
        wanted = 0;
        Span<byte> bytes = stackalloc byte[MessageHeader.MaxSize];
        bytes = bytes.Slice(0, _source.Peek(bytes));
        if (!MessageHeader.TryRead(bytes, _flags, out MessageHeader header, out string? problem))
        {
            wanted = bytes.Length + 1;
            if (!_isSearching || !_source.IsEnded || bytes.IsEmpty)
            {
                return false;
            }

            problem = "The stream ends in what looked like the header of a message.";
        }

        if (problem is not null)
        {
            PassDamage(problem);
        }
        else if (header.Kind == MessageKind.End)
        {
            End(header);
        }
        else if (header.Kind == MessageKind.Index)
        {
            _indexStart = Position;
            _isSearching = false;
            Consume(header.Size);
            _toSkip = (long)header.Number;
        }
        else if (_indexStart >= 0 && !_options.SkipDamaged)
        {
            throw Fail("Messages follow the index of the stream, which stands before its end.");
        }
        else
        {
            Consume(header.Size);
            _header = header;
            _isSearching = false;
            _isChecked = false;
            _state = State.Message;
        }

        return true;
    }

    private void PassDamage(string problem)
    {
        if (!HasChecksums || !_options.SkipDamaged)
        {
            throw Fail(problem);
        }

        _isSearching = true;
        DamagedBytes++;
        Consume(1);
    }

    private void End(MessageHeader header)
    {
        long written = (long)Math.Min(header.Number, long.MaxValue);
        if (_options.SkipDamaged && written >= _messages)
        {
            LostMessages = written - _messages;
        }
        else if (written != _messages + LostMessages)
        {
            throw Fail($"The stream ends behind {_messages + LostMessages} messages, and {header.Number} were written.");
        }

        if (HasIndex && _indexStart < 0 && !_options.SkipDamaged)
        {
            throw Fail("The stream ends without the index that its header tells of.");
        }

        Consume(header.Size);
        _state = HasIndex ? State.Trailer : State.Ended;
    }

    private bool TryReadTrailer(out long wanted)
    {
        Span<byte> bytes = stackalloc byte[IndexTrailer.MaxSize];
        bytes = bytes.Slice(0, IndexTrailer.Size(_flags));
        wanted = bytes.Length;
        if (_source.Peek(bytes) < bytes.Length)
        {
            return false;
        }

        if (!_options.SkipDamaged && (!IndexTrailer.TryRead(bytes, out uint distance) || distance != Position - _indexStart))
        {
            throw Fail("The last bytes of the stream do not tell where its index is.");
        }

        Consume(bytes.Length);
        _state = State.Ended;
        return true;
    }

    /// <summary>An error that every further call raises again, because nothing was passed.</summary>
    private NinoException Fail(string problem) => new(problem, null, Position, "");

    /// <summary>Looks whether a message is there and is what was written; false when bytes are missing. A message that is not is passed.</summary>
    private bool TryCheckMessage(out long wanted)
    {
        long size = (long)_header.Number;
        wanted = size;
        if (_isChecked)
        {
            return true;
        }

        if (size > _options.Values.MaxMessageBytes)
        {
            throw new NinoException($"A message takes {size} bytes; NinoOptions.MaxMessageBytes allows {_options.Values.MaxMessageBytes}.", null, Position, "");
        }

        if (_source.Count < size)
        {
            return false;
        }

        _isChecked = !HasChecksums || Crc() == _header.Crc;
        if (!_isChecked)
        {
            long start = Position;
            LostMessages++;
            DamagedBytes += _header.Size + size;
            Consume(size);
            _state = State.Header;
            if (!_options.SkipDamaged)
            {
                throw new NinoException("A message is damaged: its checksum is another.", null, start, "");
            }
        }

        return true;
    }

    private uint Crc()
    {
        int size = (int)_header.Number;
        return _source.First.Length >= size ? Crc32C.Of(_source.First.Slice(0, size)) : Crc32C.Of(_source.Buffered.Slice(0, size));
    }

    /// <summary>Reads the message, which is there. It is passed whatever comes.</summary>
    private T? Take<T>()
    {
        int size = (int)_header.Number;
        NinoOptions options = _header.Kind == MessageKind.Framed ? _framed : _uncompressed;
        _source.IsBusy = true;
        try
        {
            return _source.First.Length >= size
                ? NinoDeserializer.Deserialize<T>(_source.First.Slice(0, size), options)
                : NinoDeserializer.Deserialize<T>(_source.Buffered.Slice(0, size), options);
        }
        finally
        {
            _source.IsBusy = false;
            if (!_isDisposed)
            {
                Consume(size);
            }

            _messages++;
            _state = State.Header;
        }
    }

    private void PassUnread()
    {
        _toSkip = (long)_header.Number;
        _messages++;
        _state = State.Header;
    }

    /// <summary>Passes what is there of a message that is skipped, and tells whether that is all.</summary>
    private bool TrySkip()
    {
        long count = Math.Min(_toSkip, _source.Count);
        if (count > 0)
        {
            Consume(count);
            _toSkip -= count;
        }

        return _toSkip == 0 || (_source.IsEnded ? throw CutOff() : false);
    }

    private void Consume(long count)
    {
        _source.Consume(count);
        Position += count;
    }

    private NinoException CutOff()
    {
        IsCutOff = true;
        return new NinoException("The stream was cut off: it ends without the mark that NinoStreamWriter.CompleteAsync writes.", null, Position + _source.Count, "");
    }
}
