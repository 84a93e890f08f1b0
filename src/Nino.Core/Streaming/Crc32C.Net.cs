using System.Buffers.Binary;
using System.Runtime.Intrinsics.X86;
using Arm = System.Runtime.Intrinsics.Arm;

namespace Nino.Core.Streaming;

internal static partial class Crc32C
{
    private static uint Append(uint crc, ReadOnlySpan<byte> bytes)
    {
        if (Sse42.X64.IsSupported)
        {
            ulong wide = crc;
            for (; bytes.Length >= sizeof(ulong); bytes = bytes.Slice(sizeof(ulong)))
            {
                wide = Sse42.X64.Crc32(wide, BinaryPrimitives.ReadUInt64LittleEndian(bytes));
            }

            crc = (uint)wide;
            foreach (byte next in bytes)
            {
                crc = Sse42.Crc32(crc, next);
            }

            return crc;
        }

        return Arm.Crc32.Arm64.IsSupported ? AppendOnArm(crc, bytes) : AppendByTables(crc, bytes);
    }

    private static uint AppendOnArm(uint crc, ReadOnlySpan<byte> bytes)
    {
        for (; bytes.Length >= sizeof(ulong); bytes = bytes.Slice(sizeof(ulong)))
        {
            crc = Arm.Crc32.Arm64.ComputeCrc32C(crc, BinaryPrimitives.ReadUInt64LittleEndian(bytes));
        }

        foreach (byte next in bytes)
        {
            crc = Arm.Crc32.ComputeCrc32C(crc, next);
        }

        return crc;
    }
}
