using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Collections.Immutable;
using Nino.Core;
using Nino.Tests.Kit;
using Xunit;

namespace Nino.Tests.Format;

[NinoType(VersionTolerant = true, SkipDefaults = true)]
public sealed class QueuedKinds
{
    [NinoMember(0)]
    public PriorityQueue<string, int>? Queue { get; set; }

    [NinoMember(1)]
    public ImmutableArray<int> Array { get; set; }
}

public sealed partial class TolerantBytesTests
{
    [Fact]
    public void WireType_OfAPriorityQueue_IsThatOfADictionary() =>
        Payload.Is("FB 02 00 53 40 1A 51 1A 03 03 02 05 61 01 00 00 00 00", new QueuedKinds { Queue = new([("a", 1)]) });

    [Fact]
    public void CompactNumbers_OfABlockingCollection_AreNotPacked()
    {
        Assert.Equal("020A", Hex.Text(NinoSerializer.Serialize(new NinoCompactValue<BlockingCollection<int>>([5]))));
        Assert.Equal("0505", Hex.Text(NinoSerializer.Serialize(new NinoCompactValue<ConcurrentQueue<int>>(new([5])))));
    }
}
