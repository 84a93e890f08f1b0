using System;
using System.IO;
using System.Threading;
using System.Threading.Tasks;
using Nino.Tests.Kit;

namespace Nino.Tests.Streaming;

/// <summary>Decides what each call of a stream meets, and counts it.</summary>
internal sealed class FaultScript(Random random, FaultCounts counts)
{
    private CancellationTokenSource? _source;

    private enum Fault
    {
        None,
        Fails,
        FailsLater,
        IsCancelled,
    }

    /// <summary>How many faults were met; behind thirty there are none, so that every operation ends.</summary>
    public int Faults { get; set; }

    /// <summary>Whether calls come back before they have waited.</summary>
    public bool IsBlocking { get; private set; }

    public bool IsQuiet { get; set; }

    public CancellationTokenSource Begin()
    {
        IsBlocking = random.Next(3) == 0;
        return _source = new CancellationTokenSource();
    }

    /// <summary>A stream that follows the script.</summary>
    public DripStream Over(MemoryStream inner, bool canSeek) => new(inner, canSeek, cancellation => NextAsync(inner, cancellation));

    private async Task<int> NextAsync(MemoryStream inner, CancellationToken cancellation)
    {
        counts.Calls++;
        Fault fault = IsQuiet || Faults > 30 || random.Next(6) != 0 ? Fault.None : (Fault)random.Next(1, 4);
        if (fault == Fault.Fails)
        {
            counts.Failed++;
            counts.Places.Add(inner.Position);
            throw new IOException("The stream fails.");
        }

        if (!IsBlocking && random.Next(2) == 0)
        {
            await Task.Yield();
        }

        if (fault == Fault.IsCancelled && cancellation.CanBeCanceled)
        {
            counts.Cancelled++;
            counts.Places.Add(inner.Position);
            _source!.Cancel();
            cancellation.ThrowIfCancellationRequested();
        }

        if (fault == Fault.FailsLater)
        {
            counts.FailedLater++;
            counts.Places.Add(inner.Position);
            throw new IOException("The stream fails later.");
        }

        return random.Next(3) == 0 ? 1 : random.Next(1, 5000);
    }
}
