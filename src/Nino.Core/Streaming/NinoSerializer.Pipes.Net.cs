using System.IO.Pipelines;
using System.Threading;
using System.Threading.Tasks;

namespace Nino.Core;

public static partial class NinoSerializer
{
    /// <summary>Writes a value into the memory of a pipe, and flushes the pipe.</summary>
    /// <param name="writer">The pipe. When the value cannot be written, it may hold a part of it.</param>
    /// <param name="value">The value. It is not used any more when the method returns its task.</param>
    /// <param name="options">The options, or null for <see cref="NinoOptions.Default"/>.</param>
    /// <param name="cancellationToken">Stops waiting for the reader of the pipe. The value is then in the pipe, unless the token was cancelled before.</param>
    /// <returns>What <see cref="PipeWriter.FlushAsync"/> gives: whether the reader has gone.</returns>
    /// <exception cref="ArgumentNullException"><paramref name="writer"/> is null.</exception>
    public static ValueTask<FlushResult> SerializeAsync<T>(PipeWriter writer, T? value, NinoOptions? options = null, CancellationToken cancellationToken = default) =>
        WriteAsync(writer ?? throw new ArgumentNullException(nameof(writer)), value, options, cancellationToken);

    private static async ValueTask<FlushResult> WriteAsync<T>(PipeWriter pipe, T? value, NinoOptions? options, CancellationToken cancellation)
    {
        cancellation.ThrowIfCancellationRequested();
        Serialize(value, pipe, options);
        return await pipe.FlushAsync(cancellation).ConfigureAwait(false);
    }
}
