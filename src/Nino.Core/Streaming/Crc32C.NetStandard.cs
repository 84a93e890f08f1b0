namespace Nino.Core.Streaming;

internal static partial class Crc32C
{
    private static uint Append(uint crc, ReadOnlySpan<byte> bytes) => AppendByTables(crc, bytes);
}
