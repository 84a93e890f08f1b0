using System;
using System.Linq;
using Nino.BenchmarkData;
using Nino.Core;
using Nino.Tests.Kit;
using Xunit;
using Xunit.Abstractions;

namespace Nino.Tests.Compact;

/// <summary>What <c>[NinoCompact]</c> makes of the values that the benchmarks measure.</summary>
public sealed class CompactWorkloadTests(ITestOutputHelper output)
{
    [Fact]
    public void NestedRecord_IsSmallerThanMessagePacks()
    {
        CompactData[] records = Workloads.Nested1000.Create().ps
            .Select(data => new CompactData(data.x, data.y, data.z, data.f, data.d, data.db, data.bo, data.en, data.name))
            .ToArray();
        CompactNestedData value = new("测试", records);
        int size = Size(value, "Nested, 1,000 records");
        int less = Size(value with { Ps = records[..999] }, "Nested, 999 records");
        Assert.Equal(50, size - less);
        Assert.True(size < 58 * 1000);
    }

    [Fact]
    public void SimpleClass_IsSmallerThanPlain()
    {
        SimpleClass plain = Workloads.SimpleClass.Create();
        int size = Size(new CompactSimpleClass(plain.Id, plain.Name, plain.Numbers, plain.Dates, plain.Map1, plain.Map2), "SimpleClass");
        Assert.InRange(size, 1, NinoSerializer.GetSize(plain));
    }

    [Fact]
    public void User_IsSmallerThanPlain()
    {
        User plain = Workloads.User.Create();
        CompactUser value = new(
            plain.ID,
            plain.Name,
            [.. plain.UserResources.Select(one => new CompactResources(one.ResourceType, one.ResourceName, one.ResourceCount))],
            plain.UserResourcesDictionary,
            plain.DateTime,
            plain.IntArray,
            plain.SingleChar,
            plain.CharArray,
            plain.Count,
            plain.Str,
            plain.Title,
            plain.Tags,
            plain.BoolValue,
            plain.CommitDir,
            plain.TimeSpan,
            plain.Queue,
            plain.Stack,
            plain.LinkedList);
        Assert.InRange(Size(value, "User"), 1, NinoSerializer.GetSize(plain));
    }

    [Fact]
    public void Hierarchy_OfSmallNumbers_ReadsBack()
    {
        CompactEntity[] entities = Enumerable.Range(0, 1000)
            .Select(i => i % 2 == 0 ? (CompactEntity)new CompactDoor { Id = i, X = i * 0.5f, Y = -i, Key = i } : new CompactWolf { Id = i, X = i / 4f, Y = 0.1f, Pack = i, Level = i % 100 })
            .ToArray();
        Assert.InRange(Size(entities, "1,000 entities"), 1, 13_000);

        // Names the root for the generator.
        Assert.Equal(1, NinoSerializer.GetSize<CompactEntity[]>([]));
    }

    private int Size<T>(T value, string name)
    {
        byte[] payload = NinoSerializer.Serialize(value);
        Assert.Null(Structure.Difference(value, NinoDeserializer.Deserialize<T>(payload)));
        output.WriteLine($"{name}: {payload.Length} bytes");
        Console.WriteLine($"compact {name}: {payload.Length} bytes");
        return payload.Length;
    }
}
