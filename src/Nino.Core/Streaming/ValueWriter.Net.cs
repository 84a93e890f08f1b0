using System.IO.Pipelines;
using System.Threading;
using System.Threading.Tasks;

namespace Nino.Core.Streaming;

internal static partial class ValueWriter
{
    public static async ValueTask<FlushResult> WriteAsync<T>(PipeWriter pipe, T? value, NinoOptions? options, CancellationToken cancellation)
    {
        cancellation.ThrowIfCancellationRequested();
        NinoSerializer.Serialize(value, pipe, options);
        return await pipe.FlushAsync(cancellation).ConfigureAwait(false);
    }
}
