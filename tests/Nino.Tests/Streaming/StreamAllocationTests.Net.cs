using System.IO;
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
}
