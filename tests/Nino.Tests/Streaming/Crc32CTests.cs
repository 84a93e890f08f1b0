using System.Linq;
using System.Text;
using Nino.Core.Streaming;
using Nino.Tests.Kit;
using Xunit;

namespace Nino.Tests.Streaming;

public sealed class Crc32CTests
{
    // RFC 3720, B.4, and the check value of the catalogue of CRCs.
    [Fact]
    public void Of_KnownBytes_IsWhatOthersCompute()
    {
        Assert.Equal(0xE3069283u, Crc32C.Of(Encoding.ASCII.GetBytes("123456789")));
        Assert.Equal(0u, Crc32C.Of([]));
        Assert.Equal(0x8A9136AAu, Crc32C.Of(new byte[32]));
        Assert.Equal(0x62A8AB43u, Crc32C.Of(Enumerable.Repeat((byte)0xFF, 32).ToArray()));
        Assert.Equal(0x46DD794Eu, Crc32C.Of(Ascending(32)));
        Assert.Equal(0x113FDB5Cu, Crc32C.Of(Ascending(32).Select(value => (byte)(31 - value)).ToArray()));
    }

    [Fact]
    public void Of_AnyLengthAndPieces_IsWhatTheTablesGive()
    {
        for (int length = 0; length < 70; length++)
        {
            byte[] bytes = Ascending(length).Select(value => (byte)(value * 73)).ToArray();
            uint expected = ~Crc32C.AppendByTables(uint.MaxValue, bytes);
            Assert.Equal(expected, Crc32C.Of(bytes));
            Assert.Equal(expected, Crc32C.Of(Segments.OfOneByte(bytes)));
            Assert.Equal(expected, ~bytes.Aggregate(uint.MaxValue, (crc, next) => Crc32C.AppendByTables(crc, [next])));
        }
    }

    private static byte[] Ascending(int length) => Enumerable.Range(0, length).Select(i => (byte)i).ToArray();
}
