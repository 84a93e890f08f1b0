using System.IO.Pipelines;
using Nino.Core.Streaming;

namespace Nino.Core;

public sealed partial class NinoStreamReader
{
    /// <summary>Reads a pipe, which nobody else reads until the reader is disposed. Only the asynchronous methods are supported.</summary>
    /// <exception cref="ArgumentNullException"><paramref name="pipe"/> is null.</exception>
    public NinoStreamReader(PipeReader pipe, NinoStreamOptions? options = null)
        : this(new PipeSource(pipe ?? throw new ArgumentNullException(nameof(pipe))), options)
    {
    }
}
