using System.Collections.Generic;

namespace Nino.Tests.Streaming;

/// <summary>What the rounds of an operation met.</summary>
internal sealed class FaultCounts
{
    /// <summary>Calls of the stream.</summary>
    public int Calls { get; set; }

    /// <summary>Calls that failed at once.</summary>
    public int Failed { get; set; }

    /// <summary>Calls that failed, half of them after they had waited.</summary>
    public int FailedLater { get; set; }

    public int Cancelled { get; set; }

    /// <summary>The different positions of the stream at which a fault came.</summary>
    public HashSet<long> Places { get; } = [];
}
