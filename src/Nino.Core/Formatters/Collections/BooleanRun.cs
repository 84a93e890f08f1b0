using System.Numerics;

namespace Nino.Core.Formatters;

/// <summary>Runs of booleans. Native code makes other bytes than 0 and 1 of them, which are <c>true</c> in C#, and which nobody would read.</summary>
internal static class BooleanRun
{
    /// <summary>Makes 0 or 1 of booleans that were moved as memory; others stay as they are.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Clean<TFormatter>(ref byte at, int count)
        where TFormatter : struct
    {
        if (typeof(TFormatter) == typeof(BooleanFormatter))
        {
            Copy(ref at, ref at, count);
        }
    }

    /// <summary>Copies booleans as 0 or 1, to their own place too.</summary>
    public static void Copy(ref byte source, ref byte destination, int count)
    {
        int size = Unsafe.SizeOf<Vector<byte>>();
        if (!Vector.IsHardwareAccelerated || count < size)
        {
            CopyWords(ref source, ref destination, count);
            return;
        }

        // Read first: the loops may write over it.
        int last = count - size;
        Vector<byte> end = ZerosAndOnes(ref source, last);
        int i = 0;
        for (; i <= count - (4 * size); i += 4 * size)
        {
            Unsafe.WriteUnaligned(ref Wire.At(ref destination, i), ZerosAndOnes(ref source, i));
            Unsafe.WriteUnaligned(ref Wire.At(ref destination, i + size), ZerosAndOnes(ref source, i + size));
            Unsafe.WriteUnaligned(ref Wire.At(ref destination, i + (2 * size)), ZerosAndOnes(ref source, i + (2 * size)));
            Unsafe.WriteUnaligned(ref Wire.At(ref destination, i + (3 * size)), ZerosAndOnes(ref source, i + (3 * size)));
        }

        for (; i < last; i += size)
        {
            Unsafe.WriteUnaligned(ref Wire.At(ref destination, i), ZerosAndOnes(ref source, i));
        }

        Unsafe.WriteUnaligned(ref Wire.At(ref destination, last), end);
    }

    private static void CopyWords(ref byte source, ref byte destination, int count)
    {
        int i = 0;
        for (; i <= count - sizeof(ulong); i += sizeof(ulong))
        {
            ulong bytes = Unsafe.ReadUnaligned<ulong>(ref Wire.At(ref source, i));
            Unsafe.WriteUnaligned(ref Wire.At(ref destination, i), ((((bytes & 0x7F7F_7F7F_7F7F_7F7F) + 0x7F7F_7F7F_7F7F_7F7F) | bytes) >> 7) & 0x0101_0101_0101_0101);
        }

        for (; i < count; i++)
        {
            Wire.At(ref destination, i) = Wire.At(ref source, i) != 0 ? (byte)1 : (byte)0;
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static Vector<byte> ZerosAndOnes(ref byte source, int place) => Vector.Min(Unsafe.ReadUnaligned<Vector<byte>>(ref Wire.At(ref source, place)), Vector<byte>.One);
}
