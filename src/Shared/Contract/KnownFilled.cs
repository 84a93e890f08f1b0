using System.Linq;

namespace Nino.Contract;

/// <summary>Collections that can be cleared and filled where nothing sets the member that holds them.</summary>
internal static class KnownFilled
{
    /// <summary>Those that are no <c>ICollection&lt;T&gt;</c>, by metadata name. Classes derived from them are served, too.</summary>
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

    /// <summary>Whether a class or interface that is no Nino type can be filled.</summary>
    /// <param name="scope">Its namespace.</param>
    /// <param name="name">Its name in metadata.</param>
    /// <param name="collections">The closed forms of <c>ICollection&lt;T&gt;</c> that it is or implements.</param>
    public static bool CanFill<TType>(string? scope, string name, IEnumerable<TType> collections) => scope switch
    {
        _ when Types.Contains($"{scope}.{name}") => true,
        "System.Collections.Immutable" or "System.Collections.Frozen" => false,
        "System.Collections.ObjectModel" when name.StartsWith("ReadOnly", StringComparison.Ordinal) => false,
        _ => collections.Take(2).Count() == 1,
    };
}
