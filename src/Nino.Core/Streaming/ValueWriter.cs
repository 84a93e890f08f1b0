using System.IO;
using System.IO.Pipelines;
using System.Threading;
using System.Threading.Tasks;

namespace Nino.Core.Streaming;

/// <summary>Writes single values to streams and pipes.</summary>
internal static class ValueWriter
{
    public static async ValueTask WriteAsync<T>(Stream stream, T? value, NinoOptions? options, CancellationToken cancellation)
    {
        cancellation.ThrowIfCancellationRequested();
        using MessageBuffer buffer = new();
        NinoSerializer.Serialize(value, buffer, options);
        await stream.WriteAsync(buffer.Written, cancellation).ConfigureAwait(false);
    }

    public static async ValueTask<FlushResult> WriteAsync<T>(PipeWriter pipe, T? value, NinoOptions? options, CancellationToken cancellation)
    {
        cancellation.ThrowIfCancellationRequested();
        NinoSerializer.Serialize(value, pipe, options);
        return await pipe.FlushAsync(cancellation).ConfigureAwait(false);
    }
}
