using System.IO;
using System.Threading;
using System.Threading.Tasks;
using Nino.Core.Streaming;

namespace Nino.Core;

/// <summary>Reads ranges of the elements that <see cref="NinoSerializer.SerializeAsync{T}(Stream, IAsyncEnumerable{T}, NinoStreamOptions, CancellationToken)"/> wrote with <see cref="NinoStreamOptions.Index"/>, from anyone (format.md §13).</summary>
/// <remarks>
/// One range at a time is read. To read several at once, open a reader for each over a stream of its own, such as the same
/// file opened once more. In memory are the index and one list of about 64 KB of elements. A range that fails, or is cancelled,
/// does not keep others from being read. <see cref="NinoStreamOptions.SkipDamaged"/> has no effect, because which elements a
/// damaged message held cannot be told from its bytes.
/// </remarks>
public sealed class NinoElementReader : IDisposable, IAsyncDisposable
{
    private readonly Stream _stream;
    private readonly NinoStreamOptions _options;
    private readonly StreamFlags _flags;
    private readonly long _start;
    private readonly ElementIndex _index;
    private bool _isReading;
    private bool _isDisposed;

    private NinoElementReader(Stream stream, NinoStreamOptions options, ElementFile file)
    {
        _stream = stream;
        _options = options;
        _flags = file.Flags;
        _start = file.Start;
        _index = file.Index;
    }

    /// <summary>The number of elements in the stream.</summary>
    public long Count => _index.Elements;

    /// <summary>Reads the index of a stream.</summary>
    /// <param name="stream">The stream, which can seek. What it holds from its position to its end was written by one call.</param>
    /// <param name="options">The options, or null for <see cref="NinoStreamOptions.Default"/>. <see cref="NinoOptions.MaxMessageBytes"/> bounds the index and each list.</param>
    /// <param name="cancellationToken">Stops reading.</param>
    /// <exception cref="ArgumentNullException"><paramref name="stream"/> is null.</exception>
    /// <exception cref="ArgumentException"><paramref name="stream"/> cannot seek.</exception>
    /// <exception cref="NinoException">The stream was written without an index, was cut off, or is damaged. It is closed, unless the options say <see cref="NinoStreamOptions.LeaveOpen"/>. <see cref="NinoDeserializer.DeserializeAsyncEnumerable{T}(Stream, NinoStreamOptions, CancellationToken)"/> reads what is there.</exception>
    public static async ValueTask<NinoElementReader> OpenAsync(Stream stream, NinoStreamOptions? options = null, CancellationToken cancellationToken = default)
    {
        _ = stream ?? throw new ArgumentNullException(nameof(stream));
        if (!stream.CanSeek)
        {
            throw new ArgumentException("The stream cannot seek.", nameof(stream));
        }

        options ??= NinoStreamOptions.Default;
        try
        {
            ElementFile file = await ElementFile.OpenAsync(stream, options.Values.MaxMessageBytes, cancellationToken).ConfigureAwait(false);
            return new NinoElementReader(stream, options, file);
        }
        catch when (!options.LeaveOpen)
        {
            await stream.DisposeAsync().ConfigureAwait(false);
            throw;
        }
    }

    /// <summary>Reads a range of elements.</summary>
    /// <param name="start">The number of elements before the first.</param>
    /// <param name="count">The number of elements.</param>
    /// <param name="cancellationToken">Stops reading.</param>
    /// <exception cref="ArgumentOutOfRangeException">The range is not between 0 and <see cref="Count"/>.</exception>
    /// <exception cref="ObjectDisposedException">The reader was disposed.</exception>
    /// <exception cref="InvalidOperationException">Another range is being read; raised by the enumerator.</exception>
    /// <exception cref="NinoException">The bytes are bad, or the index does not agree with them; raised by the enumerator.</exception>
    public IAsyncEnumerable<T?> ReadRangeAsync<T>(long start, long count, CancellationToken cancellationToken = default)
    {
        if (start < 0 || start > Count)
        {
            throw new ArgumentOutOfRangeException(nameof(start), start, $"There are {Count} elements.");
        }

        if (count < 0 || count > Count - start)
        {
            throw new ArgumentOutOfRangeException(nameof(count), count, $"There are {Count - start} elements from {start} on.");
        }

        CheckOpen();
        return EnumerateAsync<T>(start, count, cancellationToken);
    }

    /// <summary>Closes the stream, unless <see cref="NinoStreamOptions.LeaveOpen"/> is set. Its position is anywhere.</summary>
    public void Dispose()
    {
        if (!_isDisposed)
        {
            _isDisposed = true;
            if (!_options.LeaveOpen)
            {
                _stream.Dispose();
            }
        }
    }

    /// <summary>Closes the stream, unless <see cref="NinoStreamOptions.LeaveOpen"/> is set. Its position is anywhere.</summary>
    public ValueTask DisposeAsync()
    {
        if (_isDisposed)
        {
            return default;
        }

        _isDisposed = true;
        return _options.LeaveOpen ? default : _stream.DisposeAsync();
    }

    private async IAsyncEnumerable<T?> EnumerateAsync<T>(long start, long count, [EnumeratorCancellation] CancellationToken cancellation)
    {
        if (count == 0)
        {
            yield break;
        }

        CheckOpen();
        if (_isReading)
        {
            throw new InvalidOperationException("Another range is being read. Open another reader, over a stream of its own.");
        }

        _isReading = true;
        try
        {
            ElementRange range = new(_index, start, count);
            _stream.Position = _start + range.Position;
            using NinoStreamReader reader = new(_stream, _options, _flags, range.Position);
            long at = range.First;
            await foreach (List<T?> block in ElementStream.Blocks(token => range.ReadBlockAsync<T>(reader, token), _options.InBackground, cancellation).ConfigureAwait(false))
            {
                // What the range leaves out of its first and last list.
                int end = (int)Math.Min(block.Count, start + count - at);
                for (int i = (int)Math.Max(0, start - at); i < end; i++)
                {
                    yield return block[i];
                }

                at += block.Count;
            }
        }
        finally
        {
            _isReading = false;
        }
    }

    private void CheckOpen()
    {
        if (_isDisposed)
        {
            throw new ObjectDisposedException(nameof(NinoElementReader));
        }
    }
}
