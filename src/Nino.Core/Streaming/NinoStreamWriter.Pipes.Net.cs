using System.IO.Pipelines;
using Nino.Core.Streaming;

namespace Nino.Core;

public sealed partial class NinoStreamWriter
{
    /// <summary>Writes to a pipe. <see cref="Flush"/> is not supported there.</summary>
    /// <exception cref="ArgumentNullException"><paramref name="pipe"/> is null.</exception>
    public NinoStreamWriter(PipeWriter pipe, NinoStreamOptions? options = null) : this(new PipeSink(pipe ?? throw new ArgumentNullException(nameof(pipe))), options)
    {
    }
}
