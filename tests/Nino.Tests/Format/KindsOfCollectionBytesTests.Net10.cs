using System.Collections.Generic;
using System.Collections.ObjectModel;
using Nino.Tests.Kit;
using Xunit;

namespace Nino.Tests.Format;

/// <summary>With types that .NET 8 has not.</summary>
public sealed partial class KindsOfCollectionBytesTests
{
    [Fact]
    public void OrderedDictionary_IsItsPairs() => Payload.Is(Pairs, new OrderedDictionary<byte, byte>(Dictionary));

    [Fact]
    public void ReadOnlySet_IsItsElements() => Payload.Is(Sorted, new ReadOnlySet<byte>(new HashSet<byte> { 1, 2, 3 }));
}
