using System.Collections.Frozen;
using System.Collections.Generic;
using System.Collections.Immutable;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.Hostile;

public sealed partial class CollidingKindsTests
{
    /// <summary>.NET hashes their first field; Mono all.</summary>
    [Fact]
    public void Struct_WithoutAHashOfItsOwn_IsRefused()
    {
        Refuse<HashSet<KeyValuePair<string, int>>, KeyValuePair<string, int>>(i => new("a", i));
        Refuse<HashSet<TextAndNumber>, TextAndNumber>(i => new() { Text = "a", Number = i });
        Refuse<HashSet<NumberAndText>, NumberAndText>(i => new(Long(i), null));
        Refuse<Dictionary<TextAndNumber, byte>, KeyValuePair<TextAndNumber, byte>>(i => new(new() { Text = "a", Number = i }, 1));
    }

    [Fact]
    public void EachImmutableOrFrozenTable_OfKeysOfOneHash_IsRefused()
    {
        Refuse<ImmutableDictionary<long, byte>, KeyValuePair<long, byte>>(Pair);
        Refuse<ImmutableHashSet<long>, long>(Long);
        Refuse<ImmutableHashSet<TextAndNumber>, TextAndNumber>(i => new() { Text = "a", Number = i });
        Refuse<FrozenDictionary<long, byte>, KeyValuePair<long, byte>>(Pair);
        Refuse<FrozenSet<long>, long>(Long);
    }
}
