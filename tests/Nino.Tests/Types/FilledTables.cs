using System.Collections.Concurrent;
using System.Collections.Generic;
using Nino.Core;

namespace Nino.Tests.Types;

/// <summary>Get-only members that are declared as interfaces, of which another collection is read than they hold.</summary>
[NinoType]
public sealed class FilledTables
{
    public ICollection<long> Ids { get; } = new HashSet<long>();

    public IDictionary<int, byte> Sorted { get; } = new SortedList<int, byte>(new LastComparison());

    public IDictionary<long, byte> Shared { get; } = new ConcurrentDictionary<long, byte>();
}

/// <summary>The same on the wire, of which nothing is hashed.</summary>
[NinoType]
public sealed class FilledTablesInOrder
{
    public long[]? Ids { get; set; }

    public KeyValuePair<int, byte>[]? Sorted { get; set; }

    public KeyValuePair<long, byte>[]? Shared { get; set; }
}
