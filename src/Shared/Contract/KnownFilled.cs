using System.Collections.Generic;

namespace Nino.Contract;

/// <summary>Collections that are no <c>ICollection&lt;T&gt;</c>, but can be cleared and filled where nothing sets them.</summary>
internal static class KnownFilled
{
    /// <summary>By metadata name.</summary>
    public static readonly HashSet<string> Types = new()
    {
        "System.Collections.ArrayList",
        "System.Collections.Hashtable",
        "System.Collections.Concurrent.BlockingCollection`1",
        "System.Collections.Concurrent.ConcurrentBag`1",
        "System.Collections.Concurrent.ConcurrentQueue`1",
        "System.Collections.Concurrent.ConcurrentStack`1",
        "System.Collections.Generic.PriorityQueue`2",
        "System.Collections.Generic.Queue`1",
        "System.Collections.Generic.Stack`1",
    };
}
