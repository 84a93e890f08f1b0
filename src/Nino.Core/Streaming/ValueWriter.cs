using System.IO;
using System.Threading;
using System.Threading.Tasks;

namespace Nino.Core.Streaming;

/// <summary>Writes single values to streams and pipes.</summary>
internal static partial class ValueWriter
{
    public static async ValueTask WriteAsync<T>(Stream stream, T? value, NinoOptions? options, CancellationToken cancellation)
    {
        cancellation.ThrowIfCancellationRequested();
        using MessageBuffer buffer = new();
        NinoSerializer.Serialize(value, buffer, options);
        await stream.WriteAsync(buffer.Written, cancellation).ConfigureAwait(false);
    }
}
