using System.IO;
using System.Threading;
using System.Threading.Tasks;
using Nino.Core.Streaming;

namespace Nino.Core;

/// <remarks>
/// From streams and pipes, one value is read, and what follows it is left: a stream that can seek stands exactly behind the
/// value, and a pipe has its bytes consumed and no others. Where there is no value, because the bytes are bad, reading fails
/// or is cancelled, such a stream stands where it stood and the pipe has nothing consumed. Of a stream that cannot seek, bytes
/// behind the value may be read and lost; <see cref="NinoStreamReader"/> reads many messages.
/// A value may take <see cref="NinoOptions.MaxMessageBytes"/>.
/// </remarks>
public static partial class NinoDeserializer
{
    /// <summary>Reads a value at the position of a stream. Blocks the thread.</summary>
    /// <exception cref="ArgumentNullException"><paramref name="stream"/> is null.</exception>
    public static T? Deserialize<T>(Stream stream, NinoOptions? options = null) =>
        ValueReader.Read<T>(stream ?? throw new ArgumentNullException(nameof(stream)), options);

    /// <summary>Reads a value at the position of a stream.</summary>
    /// <param name="stream">The stream; others may follow the value.</param>
    /// <param name="options">The options, or null for <see cref="NinoOptions.Default"/>.</param>
    /// <param name="cancellationToken">Stops reading.</param>
    /// <exception cref="ArgumentNullException"><paramref name="stream"/> is null.</exception>
    public static ValueTask<T?> DeserializeAsync<T>(Stream stream, NinoOptions? options = null, CancellationToken cancellationToken = default) =>
        ValueReader.ReadAsync<T>(stream ?? throw new ArgumentNullException(nameof(stream)), options, cancellationToken);

    /// <summary>Reads the elements that <see cref="NinoSerializer.SerializeAsync{T}(Stream, IAsyncEnumerable{T}, NinoStreamOptions, CancellationToken)"/> wrote, one list of them after the other: no more than one is in memory.</summary>
    /// <param name="stream">The stream, which stays open. One that can seek stands behind the last list whose elements were asked for, or with <see cref="NinoStreamOptions.InBackground"/> behind the next.</param>
    /// <param name="options">The options, or null for <see cref="NinoStreamOptions.Default"/>. <see cref="NinoOptions.MaxMessageBytes"/> bounds a list.</param>
    /// <param name="cancellationToken">Stops reading.</param>
    /// <exception cref="ArgumentNullException"><paramref name="stream"/> is null.</exception>
    /// <exception cref="NinoException">The bytes are bad, or the stream was cut off; raised by the enumerator.</exception>
    public static IAsyncEnumerable<T?> DeserializeAsyncEnumerable<T>(Stream stream, NinoStreamOptions? options = null, CancellationToken cancellationToken = default) =>
        ElementStream.ReadAsync<T>(stream ?? throw new ArgumentNullException(nameof(stream)), options, cancellationToken);
}
