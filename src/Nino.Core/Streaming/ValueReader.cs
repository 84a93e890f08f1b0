using System.IO;
using System.Threading;
using System.Threading.Tasks;

namespace Nino.Core.Streaming;

/// <summary>Reads single values from streams and pipes.</summary>
internal static class ValueReader
{
    private const int BufferSize = 4 * 1024;

    public static T? Read<T>(Stream stream, NinoOptions? options)
    {
        StreamSource source = new(stream, BufferSize);
        try
        {
            using PendingValue<T> pending = new(options);
            T? value;
            while (!pending.TryRead(source, out value))
            {
                source.ReadMore(pending.Needed);
            }

            return value;
        }
        finally
        {
            source.Release(leaveOpen: true);
        }
    }

    public static ValueTask<T?> ReadAsync<T>(Stream stream, NinoOptions? options, CancellationToken cancellation) =>
        ReadAsync<T>(new StreamSource(stream, BufferSize), options, cancellation);

    public static async ValueTask<T?> ReadAsync<T>(ByteSource source, NinoOptions? options, CancellationToken cancellation)
    {
        try
        {
            using PendingValue<T> pending = new(options);
            T? value;
            while (!pending.TryRead(source, out value))
            {
                await source.ReadMoreAsync(pending.Needed, cancellation).ConfigureAwait(false);
            }

            return value;
        }
        finally
        {
            // What was read too much is given back where that is possible: all of it, when there is no value.
            source.Release(leaveOpen: true);
        }
    }
}
