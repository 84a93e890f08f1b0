using System.IO;
using System.Threading;
using System.Threading.Tasks;
using Nino.Core.Memory;
using Nino.Core.Streaming;

namespace Nino.Core;

public static partial class NinoSerializer
{
    /// <summary>Writes a value to a stream, in one call of it. Blocks the thread.</summary>
    /// <param name="value">The value.</param>
    /// <param name="stream">The stream, which is not flushed. Nothing is written when the value cannot be.</param>
    /// <param name="options">The options, or null for <see cref="NinoOptions.Default"/>.</param>
    /// <exception cref="ArgumentNullException"><paramref name="stream"/> is null.</exception>
    public static void Serialize<T>(T? value, Stream stream, NinoOptions? options = null)
    {
        _ = stream ?? throw new ArgumentNullException(nameof(stream));
        using PooledBuffer buffer = new();
        Serialize(value, buffer, options);
        stream.Write(buffer.Written.Span);
    }

    /// <summary>Writes a value of any type with its type id to a stream. Blocks the thread.</summary>
    /// <exception cref="ArgumentNullException"><paramref name="stream"/> is null.</exception>
    public static void Serialize(object? value, Stream stream, NinoOptions? options = null) => Serialize<object>(value, stream, options);

    /// <summary>Writes a value to a stream, in one call of it.</summary>
    /// <param name="stream">The stream, which is not flushed. Nothing is written when the value cannot be, or when the token is cancelled before.</param>
    /// <param name="value">The value. It is not used any more when the method returns its task.</param>
    /// <param name="options">The options, or null for <see cref="NinoOptions.Default"/>.</param>
    /// <param name="cancellationToken">Stops writing. How much of the value was written then, only the stream knows.</param>
    /// <exception cref="ArgumentNullException"><paramref name="stream"/> is null.</exception>
    public static ValueTask SerializeAsync<T>(Stream stream, T? value, NinoOptions? options = null, CancellationToken cancellationToken = default) =>
        WriteAsync(stream ?? throw new ArgumentNullException(nameof(stream)), value, options, cancellationToken);

    /// <summary>Writes elements to a stream as they come, however many there are: in a stream of messages (format.md §13), each of which is a list of about 64 KB of them.</summary>
    /// <param name="stream">The stream, which is flushed and stays open.</param>
    /// <param name="elements">The elements. They are kept until the list is written in which they stand, so each has to be an instance of its own that does not change any more. When getting one fails, the stream has no end, which readers report.</param>
    /// <param name="options">The options, or null for <see cref="NinoStreamOptions.Default"/>; with <see cref="NinoOptions.Compression"/> each list is compressed, with <see cref="NinoStreamOptions.Index"/> an index follows them.</param>
    /// <param name="cancellationToken">Stops writing.</param>
    /// <exception cref="ArgumentNullException"><paramref name="stream"/> or <paramref name="elements"/> is null.</exception>
    [OverloadResolutionPriority(1)]
    public static Task SerializeAsync<T>(Stream stream, IAsyncEnumerable<T> elements, NinoStreamOptions? options = null, CancellationToken cancellationToken = default) =>
        ElementStream.WriteAsync(stream ?? throw new ArgumentNullException(nameof(stream)), elements ?? throw new ArgumentNullException(nameof(elements)), options, cancellationToken);

    private static async ValueTask WriteAsync<T>(Stream stream, T? value, NinoOptions? options, CancellationToken cancellation)
    {
        cancellation.ThrowIfCancellationRequested();
        using PooledBuffer buffer = new();
        Serialize(value, buffer, options);
        await stream.WriteAsync(buffer.Written, cancellation).ConfigureAwait(false);
    }
}
