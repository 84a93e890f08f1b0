using System.Runtime.Intrinsics;
using System.Runtime.Intrinsics.X86;
using Nino.Core.Memory;

namespace Nino.Core.Formatters;

/// <remarks>
/// Values of one, two, four and eight bytes, each behind a flag that takes as much: vectors hold both of eight elements.
/// The bits of the elements, spread to bytes, choose the values by instructions that gather and scatter parts of a
/// number. Values of other sizes move one by one, without a branch.
/// </remarks>
internal static partial class OptionalRun<T, TFormatter>
{
    private const ulong OneOfEachByte = 0x0101_0101_0101_0101;
    private const ulong OneOfEachTwoBytes = 0x0001_0001_0001_0001;
    private const ulong IndexOfEachByte = 0x0706_0504_0302_0100;

    private static bool MovesInEights
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => Avx2.IsSupported && Bmi2.X64.IsSupported && Unsafe.SizeOf<T>() is 1 or 2 or 4 or 8 && ValueOffset == Unsafe.SizeOf<T>();
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)] // A call would keep the place that is counted on in memory.
    static partial void WriteBitsOfEights(ref byte bits, scoped ref T? first, int count, ref int i)
    {
        for (; ValueOffset != 0 && i <= count - 8; i += 8)
        {
            ref byte eight = ref Unsafe.As<T?, byte>(ref Unsafe.Add(ref first, i));
            Wire.At(ref bits, i >> 3) = (byte)FlagsOf(ref eight);
        }
    }

    static partial void WriteEights(ref byte at, int end, scoped ref T? first, int count, ref int i, ref int written)
    {
        while (MovesInEights && i <= count - 8 && end - written >= 8 * Unsafe.SizeOf<T>())
        {
            ref byte eight = ref Unsafe.As<T?, byte>(ref Unsafe.Add(ref first, i));
            uint set = FlagsOf(ref eight);
            ref byte next = ref Wire.At(ref at, written);
            ulong spread = Bmi2.X64.ParallelBitDeposit(set, OneOfEachByte) * 0xFF;
            if (Unsafe.SizeOf<T>() == 1)
            {
                Vector128<byte> values = Vector128.Narrow(Load128<ushort>(ref eight) >> 8, Vector128<ushort>.Zero);
                Unsafe.WriteUnaligned(ref next, Bmi2.X64.ParallelBitExtract(values.AsUInt64().ToScalar(), spread));
            }
            else if (Unsafe.SizeOf<T>() == 2)
            {
                Vector256<uint> both = Load256<uint>(ref eight) >> 16;
                Vector128<ulong> values = Vector128.Narrow(both.GetLower(), both.GetUpper()).AsUInt64();
                Vector128<ulong> chosen = Vector128.WidenLower(Vector128.CreateScalarUnsafe(spread).AsSByte()).AsUInt64();
                Unsafe.WriteUnaligned(ref next, Bmi2.X64.ParallelBitExtract(values.ToScalar(), chosen.ToScalar()));
                int lower = 2 * BitCount.Of(set & 0xF);
                Unsafe.WriteUnaligned(ref Wire.At(ref next, lower), Bmi2.X64.ParallelBitExtract(values.GetElement(1), chosen.GetElement(1)));
            }
            else if (Unsafe.SizeOf<T>() == 8)
            {
                WriteFour(ref next, ref eight, set & 0xF);
                WriteFour(ref Wire.At(ref next, 8 * BitCount.Of(set & 0xF)), ref Wire.At(ref eight, 64), set >> 4);
            }
            else
            {
                Vector256<uint> values = Avx512F.IsSupported
                    ? Avx512F.ConvertToVector256UInt32(Unsafe.ReadUnaligned<Vector512<ulong>>(ref eight) >> 32)
                    : Vector256.Narrow(Load256<ulong>(ref eight) >> 32, Load256<ulong>(ref Wire.At(ref eight, 32)) >> 32);
                ulong order = Bmi2.X64.ParallelBitExtract(IndexOfEachByte, spread);
                Store(ref next, Avx2.PermuteVar8x32(values, Widen(order)));
            }

            written += BitCount.Of(set) * Unsafe.SizeOf<T>();
            i += 8;
        }
    }

    static partial void ReadEights(ref byte bits, ref byte values, int end, ref T? first, int count, ref int i, ref int read)
    {
        while (MovesInEights && i <= count - 8 && end - read >= 8 * Unsafe.SizeOf<T>())
        {
            uint set = Wire.At(ref bits, i >> 3);
            ref byte eight = ref Unsafe.As<T?, byte>(ref Unsafe.Add(ref first, i));
            ref byte next = ref Wire.At(ref values, read);
            ulong flags = Bmi2.X64.ParallelBitDeposit(set, OneOfEachByte);
            ulong spread = flags * 0xFF;
            if (Unsafe.SizeOf<T>() == 1)
            {
                ulong scattered = Bmi2.X64.ParallelBitDeposit(Unsafe.ReadUnaligned<ulong>(ref next), spread);
                Store(ref eight, Sse2.UnpackLow(Vector128.CreateScalarUnsafe(flags).AsByte(), Vector128.CreateScalarUnsafe(scattered).AsByte()));
            }
            else if (Unsafe.SizeOf<T>() == 2)
            {
                Vector128<ulong> chosen = Vector128.WidenLower(Vector128.CreateScalarUnsafe(spread).AsSByte()).AsUInt64();
                ulong lower = Bmi2.X64.ParallelBitDeposit(Unsafe.ReadUnaligned<ulong>(ref next), chosen.ToScalar());
                ulong upper = Bmi2.X64.ParallelBitDeposit(Unsafe.ReadUnaligned<ulong>(ref Wire.At(ref next, 2 * BitCount.Of(set & 0xF))), chosen.GetElement(1));
                Vector128<ushort> scattered = Vector128.Create(lower, upper).AsUInt16();
                Vector128<ushort> each = Vector128.WidenLower(Vector128.CreateScalarUnsafe(flags).AsByte());
                Store(ref eight, Sse2.UnpackLow(each, scattered));
                Store(ref Wire.At(ref eight, 16), Sse2.UnpackHigh(each, scattered));
            }
            else if (Unsafe.SizeOf<T>() == 8)
            {
                ReadFour(ref next, ref eight, set & 0xF);
                ReadFour(ref Wire.At(ref next, 8 * BitCount.Of(set & 0xF)), ref Wire.At(ref eight, 64), set >> 4);
            }
            else
            {
                Vector256<uint> order = Widen(Bmi2.X64.ParallelBitDeposit(IndexOfEachByte, spread));
                Vector256<uint> each = Widen(flags);
                Vector256<uint> scattered = Avx2.PermuteVar8x32(Load256<uint>(ref next), order) & (Vector256<uint>.Zero - each);
                Vector256<uint> even = Avx2.UnpackLow(each, scattered);
                Vector256<uint> odd = Avx2.UnpackHigh(each, scattered);
                Store(ref eight, Avx2.Permute2x128(even, odd, 0x20));
                Store(ref Wire.At(ref eight, 32), Avx2.Permute2x128(even, odd, 0x31));
            }

            read += BitCount.Of(set) * Unsafe.SizeOf<T>();
            i += 8;
        }
    }

    /// <summary>Writes values of eight bytes. A vector has the even elements before the odd ones.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void WriteFour(ref byte next, ref byte four, uint set)
    {
        Vector256<ulong> values = Avx2.UnpackHigh(Load256<ulong>(ref four), Load256<ulong>(ref Wire.At(ref four, 32)));
        ulong order = Bmi2.X64.ParallelBitExtract(0x0706_0302_0504_0100, Bmi2.X64.ParallelBitDeposit(set, OneOfEachTwoBytes) * 0xFFFF);
        Store(ref next, Avx2.PermuteVar8x32(values.AsUInt32(), Widen(order)));
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void ReadFour(ref byte next, ref byte four, uint set)
    {
        ulong flags = Bmi2.X64.ParallelBitDeposit(set, OneOfEachTwoBytes);
        Vector256<ulong> each = Avx2.ConvertToVector256Int64(Vector128.CreateScalarUnsafe(flags).AsUInt16()).AsUInt64();
        Vector256<uint> order = Widen(Bmi2.X64.ParallelBitDeposit(IndexOfEachByte, flags * 0xFFFF));
        Vector256<ulong> values = Avx2.PermuteVar8x32(Load256<uint>(ref next), order).AsUInt64() & (Vector256<ulong>.Zero - each);
        Vector256<ulong> even = Avx2.UnpackLow(each, values);
        Vector256<ulong> odd = Avx2.UnpackHigh(each, values);
        Store(ref four, Avx2.Permute2x128(even, odd, 0x20));
        Store(ref Wire.At(ref four, 32), Avx2.Permute2x128(even, odd, 0x31));
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static uint FlagsOf(ref byte eight) =>
        MovesInEights && Unsafe.SizeOf<T>() < 8 ? FlagsOfVector(ref eight) : FlagsOfEach(ref eight);

    /// <summary>The flags of eight elements, each moved to the top of its element.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static uint FlagsOfVector(ref byte eight) =>
        Unsafe.SizeOf<T>() == 1 ? (Load128<ushort>(ref eight) << 15).ExtractMostSignificantBits()
        : Unsafe.SizeOf<T>() == 2 ? (Load256<uint>(ref eight) << 31).ExtractMostSignificantBits()
        : Vector512.IsHardwareAccelerated ? (uint)(Unsafe.ReadUnaligned<Vector512<ulong>>(ref eight) << 63).ExtractMostSignificantBits()
        : (Load256<ulong>(ref eight) << 63).ExtractMostSignificantBits() | ((Load256<ulong>(ref Wire.At(ref eight, 32)) << 63).ExtractMostSignificantBits() << 4);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static Vector256<uint> Widen(ulong eightBytes) => Avx2.ConvertToVector256Int32(Vector128.CreateScalarUnsafe(eightBytes).AsByte()).AsUInt32();

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static Vector128<TPart> Load128<TPart>(ref byte source)
        where TPart : struct => Unsafe.ReadUnaligned<Vector128<TPart>>(ref source);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static Vector256<TPart> Load256<TPart>(ref byte source)
        where TPart : struct => Unsafe.ReadUnaligned<Vector256<TPart>>(ref source);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void Store<TVector>(ref byte destination, TVector vector)
        where TVector : struct => Unsafe.WriteUnaligned(ref destination, vector);
}
