using System.IO.Pipelines;
using System.Threading;
using System.Threading.Tasks;
using Nino.Core.Streaming;

namespace Nino.Core;

public static partial class NinoDeserializer
{
    /// <summary>Reads a value from a pipe. It is copied once where it stands in several segments.</summary>
    /// <param name="reader">The pipe; others may follow the value.</param>
    /// <param name="options">The options, or null for <see cref="NinoOptions.Default"/>.</param>
    /// <param name="cancellationToken">Stops reading.</param>
    /// <exception cref="ArgumentNullException"><paramref name="reader"/> is null.</exception>
    public static ValueTask<T?> DeserializeAsync<T>(PipeReader reader, NinoOptions? options = null, CancellationToken cancellationToken = default) =>
        ValueReader.ReadAsync<T>(new PipeSource(reader ?? throw new ArgumentNullException(nameof(reader))), options, cancellationToken);
}
