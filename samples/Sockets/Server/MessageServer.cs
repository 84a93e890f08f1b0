using System;
using System.IO;
using System.IO.Pipelines;
using System.Threading;
using System.Threading.Tasks;
using Nino.Core;

namespace Nino.Samples.Sockets;

#region server
/// <summary>Answers the requests of each connection in turn.</summary>
/// <param name="patience">From a reply to the end of the next one.</param>
/// <param name="maxBytes">The largest request.</param>
public sealed class MessageServer(TimeSpan patience, int maxBytes)
{
    private readonly NinoStreamOptions _options = new()
    {
        Values = NinoOptions.Default with { MaxMessageBytes = maxBytes },
        LeaveOpen = true,
    };

    public async Task<ConnectionEnd> ServeAsync(
        IDuplexPipe peer, TimeProvider time)
    {
        try
        {
            await AnswerAsync(peer, time);
            await peer.Input.CompleteAsync();
            await peer.Output.CompleteAsync();
            return ConnectionEnd.Completed;
        }
        catch (Exception error) when (
            error is NinoException or IOException
                or OperationCanceledException)
        {
            // With an error, nobody waits for the peer any more.
            await peer.Input.CompleteAsync(error);
            await peer.Output.CompleteAsync(error);
            return error is NinoException ? ConnectionEnd.Refused
                : error is IOException ? ConnectionEnd.Gone
                : ConnectionEnd.TooSlow;
        }
    }

    private async Task AnswerAsync(IDuplexPipe peer, TimeProvider time)
    {
        await using var reader = new NinoStreamReader(peer.Input, _options);

        // Disposed so, it puts the end into the pipe and waits for nobody.
        using var writer = new NinoStreamWriter(peer.Output, _options);
        while (true)
        {
            using var timeout = new CancellationTokenSource(patience, time);
            if (!await reader.WaitToReadAsync(timeout.Token))
            {
                await writer.CompleteAsync(timeout.Token);
                return;
            }

            Request request = await reader.ReadAsync<Request>()
                ?? throw new NinoException("A request is null.");
            await writer.WriteAsync(
                new Reply(request.Number, request.Payload), timeout.Token);
            await writer.FlushAsync(timeout.Token);
        }
    }
}
#endregion server
