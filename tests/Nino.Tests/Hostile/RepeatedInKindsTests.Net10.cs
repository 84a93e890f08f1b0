using System.Collections.Generic;
using System.Collections.ObjectModel;
using Nino.Core;
using Nino.Tests.Kit;
using Xunit;

namespace Nino.Tests.Hostile;

/// <summary>With types that .NET 8 has not.</summary>
public sealed partial class RepeatedInKindsTests
{
    [Fact]
    public void ReadOnlySet_WithARepeatedElement_IsRefused() => Refused<ReadOnlySet<byte>>(Set);

    [Fact]
    public void OrderedDictionary_WithARepeatedKey_IsRefused() => Refused<OrderedDictionary<byte, byte>>(Map);

    [Fact]
    public void OrderedDictionary_WithANullKey_IsRefused() => Refused<OrderedDictionary<string, string>>(NullKey);

    [Fact]
    public void Keys_ThatCollide_AreRefused_OfTypesOfNet10()
    {
        SortedDictionary<long, long> colliding = Colliding();
        Read.Rejected<OrderedDictionary<long, long>>(NinoSerializer.Serialize(colliding));
        Read.Rejected<ReadOnlySet<long>>(NinoSerializer.Serialize(new SortedSet<long>(colliding.Keys)));
    }
}
