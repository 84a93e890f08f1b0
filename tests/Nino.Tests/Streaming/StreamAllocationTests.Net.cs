using System.IO;
using System.Linq;
using Nino.Core;
using Nino.Tests.Allocation;
using Nino.Tests.Kit;
using Xunit;

namespace Nino.Tests.Streaming;

[Collection(nameof(Alone))]
public sealed class StreamAllocationTests
{
    private static readonly NinoStreamOptions Checked = new() { Checksums = true };

    [Fact]
    public void Messages_WrittenAndRead_AllocateOnlyTheirValues()
    {
        byte[] value = new byte[1000];
        using MemoryStream stream = new();
        using NinoStreamWriter writer = new(stream, Checked with { LeaveOpen = true });
        using NinoStreamWriter toNowhere = new(Stream.Null, Checked);
        Assert.Equal(0, Allocations.Of(() => toNowhere.Write(value)));
        Assert.Equal(0, Allocations.Of(() => toNowhere.WriteAsync(value).GetAwaiter().GetResult()));
        for (int i = 0; i < 500; i++)
        {
            writer.Write(value);
        }

        writer.Flush();
        stream.Position = 0;
        using NinoStreamReader reader = new(stream, Checked with { LeaveOpen = true });
        long array = Allocations.Of(() => { _ = new byte[1000]; });
        Assert.Equal(array, Allocations.Of(() => reader.TryRead(out byte[]? _)));
        Assert.Equal(array, Allocations.Of(() => reader.ReadAsync<byte[]>().GetAwaiter().GetResult()));
    }

    /// <summary>What was gathered stays, and the array that became large for the value that fails does not.</summary>
    [Fact]
    public void ValueThatFails_LeavesNoLargeArray()
    {
        const int Large = 4 * 1024 * 1024;
        string text = new('a', Large);
        using MemoryStream stream = new();
        using NinoStreamWriter writer = new(stream, Checked with { LeaveOpen = true });
        writer.Write("b");
        for (int i = 0; i < 3; i++)
        {
            Assert.InRange(Allocations.Once(() => Assert.Throws<NinoException>(() => writer.Write(new object[] { text, () => { } }))), Large, long.MaxValue);
        }

        writer.Write("c");
        writer.Complete();
        stream.Position = 0;
        using NinoStreamReader reader = new(stream, Checked);
        Assert.True(reader.TryRead(out string? first));
        Assert.True(reader.TryRead(out string? second));
        Assert.Equal(("b", "c"), (first, second));
    }

    /// <summary>What is bad is met before all bytes are there that a count in front of it asks for: reading fails with each piece, and where is nobody's question.</summary>
    [Fact]
    public void BadValue_ThatWaitsForMore_AllocatesLittleForEachPiece()
    {
        byte[] bytes = new byte[50_000];
        new byte[] { 0xAC, 0xC0, 0x01 }.CopyTo(bytes, 0);
        bytes[20_000] = 2;
        bytes[20_001] = 170;
        long allocated = Allocations.Of(() => Assert.Throws<NinoException>(() => NinoDeserializer.DeserializeAsync<ILookup<object, object>>(new DripStream(bytes, 100)).AsTask().GetAwaiter().GetResult()));
        Assert.InRange(allocated, 0, 10_000_000);
    }
}
