using System.Buffers;
using System.Buffers.Binary;

namespace Nino.Core.Streaming;

/// <summary>CRC-32C (Castagnoli): polynomial 1EDC6F41, reflected; begins with and is combined with FFFFFFFF.</summary>
internal static partial class Crc32C
{
    private const uint ReflectedPolynomial = 0x82F63B78;

    private const int Tables = 8;

    // Each process that never checks anything makes none.
    private static uint[]? s_tables;

    public static uint Of(ReadOnlySpan<byte> bytes) => ~Append(uint.MaxValue, bytes);

    public static uint Of(ReadOnlySequence<byte> bytes)
    {
        uint crc = uint.MaxValue;
        foreach (ReadOnlyMemory<byte> segment in bytes)
        {
            crc = Append(crc, segment.Span);
        }

        return ~crc;
    }

    /// <summary>Puts the checksum of the first bytes behind them, and returns how many they are with it.</summary>
    public static int PutBehind(Span<byte> bytes, int size)
    {
        BinaryPrimitives.WriteUInt32LittleEndian(bytes.Slice(size), Of(bytes.Slice(0, size)));
        return size + sizeof(uint);
    }

    /// <summary>Whether the checksum of the first bytes stands behind them.</summary>
    public static bool IsBehind(ReadOnlySpan<byte> bytes, int size) =>
        BinaryPrimitives.ReadUInt32LittleEndian(bytes.Slice(size)) == Of(bytes.Slice(0, size));

    /// <summary>Eight bytes a step, by tables: for processors and runtimes without an instruction.</summary>
    internal static uint AppendByTables(uint crc, ReadOnlySpan<byte> bytes)
    {
        uint[] tables = s_tables ??= MakeTables();
        for (; bytes.Length >= Tables; bytes = bytes.Slice(Tables))
        {
            uint low = BinaryPrimitives.ReadUInt32LittleEndian(bytes) ^ crc;
            uint high = BinaryPrimitives.ReadUInt32LittleEndian(bytes.Slice(sizeof(uint)));
            crc = tables[(7 * 256) + (int)(low & 0xFF)] ^ tables[(6 * 256) + (int)((low >> 8) & 0xFF)]
                ^ tables[(5 * 256) + (int)((low >> 16) & 0xFF)] ^ tables[(4 * 256) + (int)(low >> 24)]
                ^ tables[(3 * 256) + (int)(high & 0xFF)] ^ tables[(2 * 256) + (int)((high >> 8) & 0xFF)]
                ^ tables[256 + (int)((high >> 16) & 0xFF)] ^ tables[(int)(high >> 24)];
        }

        // Debian's Mono cannot call the indexer of a read-only span that was compiled elsewhere.
        Span<byte> rest = stackalloc byte[Tables];
        bytes.CopyTo(rest);
        for (int i = 0; i < bytes.Length; i++)
        {
            crc = tables[(crc ^ rest[i]) & 0xFF] ^ (crc >> 8);
        }

        return crc;
    }

    private static uint[] MakeTables()
    {
        uint[] tables = new uint[Tables * 256];
        for (uint i = 0; i < 256; i++)
        {
            uint crc = i;
            for (int bit = 0; bit < 8; bit++)
            {
                crc = (crc >> 1) ^ ((crc & 1) * ReflectedPolynomial);
            }

            tables[i] = crc;
        }

        for (int i = 256; i < tables.Length; i++)
        {
            uint before = tables[i - 256];
            tables[i] = tables[before & 0xFF] ^ (before >> 8);
        }

        return tables;
    }
}
