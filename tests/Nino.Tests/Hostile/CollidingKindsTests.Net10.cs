using System.Collections.Generic;
using System.Collections.ObjectModel;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.Hostile;

public sealed partial class CollidingKindsTests
{
    [Fact]
    public void EachOrderedTable_OfKeysOfOneHash_IsRefused()
    {
        Refuse<OrderedDictionary<long, byte>, KeyValuePair<long, byte>>(Pair);
        Refuse<OrderedNumberTable, KeyValuePair<long, byte>>(Pair);
        Refuse<OrderedNumberTable, KeyValuePair<long, byte>>(i => new(i * 1931L, 1), 1930, inMany: false);
        Refuse<ReadOnlySet<long>, long>(Long);
    }
}
