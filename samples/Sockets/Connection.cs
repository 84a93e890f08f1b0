using System;
using System.IO;
using System.Net;
using System.Net.Sockets;
using System.Threading.Tasks;

namespace Nino.Samples.Sockets;

/// <summary>A client of the server, with a clock of its own.</summary>
internal sealed class Connection : IAsyncDisposable
{
    private readonly Socket _socket;
    private readonly SocketPipe _ofServer;

    private Connection(Socket socket, SocketPipe ofServer, MessageServer server)
    {
        _socket = socket;
        _ofServer = ofServer;
        Pipe = new SocketPipe(socket);
        Serving = ServeAsync(server);
    }

    /// <summary>The client's end.</summary>
    public SocketPipe Pipe { get; }

    /// <summary>The time of the server, as far as it waits for this client.</summary>
    public ManualTime Time { get; } = new();

    /// <summary>Ends when the server has ended the connection.</summary>
    public Task<ConnectionEnd> Serving { get; }

    public static async Task<Connection> OpenAsync(TcpListener listener, MessageServer server)
    {
        Socket client = new(SocketType.Stream, ProtocolType.Tcp);
        Task<Socket> accepting = listener.AcceptSocketAsync();
        await client.ConnectAsync((IPEndPoint)listener.LocalEndpoint);
        return new Connection(client, new SocketPipe(await accepting), server);
    }

    public async Task SendAsync(ReadOnlyMemory<byte> bytes) => await _socket.SendAsync(bytes);

    /// <summary>Sends requests, and takes no reply.</summary>
    public async Task SendUntilItFailsAsync(byte[] request)
    {
        try
        {
            // Without the end of the stream, and then without its header.
            await SendAsync(request.AsMemory(0, request.Length - 2));
            while (true)
            {
                await SendAsync(request.AsMemory(7, request.Length - 9));
            }
        }
        catch (Exception error) when (error is SocketException or IOException or ObjectDisposedException)
        {
            // The server has closed it.
        }
    }

    public void Close() => _socket.Close();

    public ValueTask DisposeAsync()
    {
        Pipe.Dispose();
        return default;
    }

    private async Task<ConnectionEnd> ServeAsync(MessageServer server)
    {
        using (_ofServer)
        {
            return await Task.Run(() => server.ServeAsync(_ofServer, Time));
        }
    }
}
