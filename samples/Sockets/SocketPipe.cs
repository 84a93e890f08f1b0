using System;
using System.IO.Pipelines;
using System.Net.Sockets;

namespace Nino.Samples.Sockets;

/// <summary>A connection as two pipes.</summary>
internal sealed class SocketPipe : IDuplexPipe, IDisposable
{
    private readonly NetworkStream _stream;

    public SocketPipe(Socket socket)
    {
        socket.NoDelay = true;
        _stream = new NetworkStream(socket, ownsSocket: true);
        Input = PipeReader.Create(_stream, new StreamPipeReaderOptions(leaveOpen: true));
        Output = PipeWriter.Create(_stream, new StreamPipeWriterOptions(leaveOpen: true));
    }

    public PipeReader Input { get; }

    public PipeWriter Output { get; }

    public void Dispose() => _stream.Dispose();
}
