using System.IO;
using System.Threading;
using System.Threading.Tasks;

namespace Nino.Core.Streaming;

/// <summary>A stream that is written to.</summary>
internal sealed class StreamSink(Stream stream) : ByteSink
{
    public override bool IsStream => true;

    public override void Write(ReadOnlyMemory<byte> bytes) => stream.Write(bytes.Span);

    public override ValueTask WriteAsync(ReadOnlyMemory<byte> bytes, CancellationToken cancellation) => stream.WriteAsync(bytes, cancellation);

    public override void Flush() => stream.Flush();

    public override ValueTask FlushAsync(CancellationToken cancellation) => new(stream.FlushAsync(cancellation));

    public override void Close() => stream.Dispose();

    public override ValueTask CloseAsync() => stream.DisposeAsync();
}
