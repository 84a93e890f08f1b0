using System.IO.Pipelines;
using System.Threading;
using System.Threading.Tasks;

namespace Nino.Core.Streaming;

internal static partial class ValueReader
{
    public static ValueTask<T?> ReadAsync<T>(PipeReader pipe, NinoOptions? options, CancellationToken cancellation) =>
        ReadAsync<T>(new PipeSource(pipe), options, cancellation);
}
