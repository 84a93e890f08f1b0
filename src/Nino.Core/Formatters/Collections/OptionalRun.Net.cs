using System.Runtime.Intrinsics;
using System.Runtime.Intrinsics.X86;
using Nino.Core.Memory;

namespace Nino.Core.Formatters;

/// <remarks>
/// Values of one, two, four and eight bytes, each behind a flag that takes as much: vectors hold both of some elements.
/// The bits of the elements, spread to bytes, choose the values by instructions that gather and scatter parts of a
/// number, unless all are present. Values of other sizes move one by one, without a branch.
/// </remarks>
internal static partial class OptionalRun<T, TFormatter>
{
    /// <summary>So many elements are asked at once whether all of them are present: with a few nulls, a smaller group would often be, and a processor could not foretell it.</summary>
    private const int Group = 32;

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
            ref byte eight = ref ElementAt(ref first, i);
            Wire.At(ref bits, i >> 3) = (byte)FlagsOf(ref eight);
        }
    }

    static partial void WriteEights(ref byte bits, ref byte at, long room, scoped ref T? first, int count, bool hasBits, ref int i, ref int written)
    {
        if (MovesAsBytes && MovesInEights && count - i >= 8)
        {
            int limit = (int)Math.Min(room, int.MaxValue) - written;
            (int elements, int bytes) = WriteGroups(ref Wire.At(ref bits, i >> 3), ref Wire.At(ref at, written), limit, ref Unsafe.Add(ref first, i), count - i, hasBits);
            i += elements;
            written += bytes;
        }
    }

    static partial void ReadEights(ref byte bits, ref byte values, int end, ref T? first, int count, ref int i, ref int read)
    {
        if (MovesAsBytes && MovesInEights && count - i >= 8)
        {
            (int elements, int bytes) = ReadGroups(ref Wire.At(ref bits, i >> 3), ref Wire.At(ref values, read), end - read, ref Unsafe.Add(ref first, i), count - i);
            i += elements;
            read += bytes;
        }
    }

    /// <summary>Writes elements, a multiple of eight, and their bits.</summary>
    /// <param name="bits">The bits.</param>
    /// <param name="at">Where the first value belongs.</param>
    /// <param name="room">How many bytes there are from there.</param>
    /// <param name="first">The first element.</param>
    /// <param name="count">How many there are.</param>
    /// <param name="hasBits">Whether the bits are there, and nothing is written to their place.</param>
    [MethodImpl(MethodImplOptions.NoInlining)] // It counts in registers and not in the variables of the caller.
    private static (int Elements, int Bytes) WriteGroups(ref byte bits, ref byte at, int room, scoped ref T? first, int count, bool hasBits)
    {
        int i = 0;
        int written = 0;
        for (; i <= count - Group && written <= room - (Group * Unsafe.SizeOf<T>()); i += Group)
        {
            ref byte group = ref ElementAt(ref first, i);
            uint set = FlagsOfGroup(ref group);
            if (!hasBits)
            {
                Unsafe.WriteUnaligned(ref Wire.At(ref bits, i >> 3), set);
            }

            if (set == uint.MaxValue)
            {
                for (int k = 0; k < Unsafe.SizeOf<T>(); k++)
                {
                    Store(ref Wire.At(ref at, written), Values(ref Wire.At(ref group, 2 * Vector256<byte>.Count * k)));
                    written += Vector256<byte>.Count;
                }

                continue;
            }

            ref byte eight = ref group;
            for (; set != 0; set >>= 8)
            {
                WriteEight(ref Wire.At(ref at, written), ref eight, (byte)set);
                written += BitCount.Of((byte)set) * Unsafe.SizeOf<T>();
                eight = ref Wire.At(ref eight, 8 * Unsafe.SizeOf<T?>());
            }
        }

        for (; i <= count - 8 && written <= room - (8 * Unsafe.SizeOf<T>()); i += 8)
        {
            ref byte eight = ref ElementAt(ref first, i);
            uint set = FlagsOf(ref eight);
            if (!hasBits)
            {
                Wire.At(ref bits, i >> 3) = (byte)set;
            }

            if (set != 0)
            {
                WriteEight(ref Wire.At(ref at, written), ref eight, set);
                written += BitCount.Of(set) * Unsafe.SizeOf<T>();
            }
        }

        return (i, written);
    }

    /// <summary>Reads elements, a multiple of eight.</summary>
    /// <param name="bits">The bits.</param>
    /// <param name="values">The first value.</param>
    /// <param name="end">How many bytes of values there are.</param>
    /// <param name="first">The first element.</param>
    /// <param name="count">How many there are.</param>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static (int Elements, int Bytes) ReadGroups(ref byte bits, ref byte values, int end, ref T? first, int count)
    {
        int i = 0;
        int read = 0;
        for (; i <= count - Group && read <= end - (Group * Unsafe.SizeOf<T>()); i += Group)
        {
            ref byte group = ref ElementAt(ref first, i);
            uint set = Unsafe.ReadUnaligned<uint>(ref Wire.At(ref bits, i >> 3));
            if (set == uint.MaxValue)
            {
                for (int k = 0; k < Unsafe.SizeOf<T>(); k++)
                {
                    ReadPresent(ref Wire.At(ref values, read), ref Wire.At(ref group, 2 * Vector256<byte>.Count * k));
                    read += Vector256<byte>.Count;
                }

                continue;
            }

            for (int k = 0; k < Group; k += 8, set >>= 8)
            {
                ReadEight(ref Wire.At(ref values, read), ref Wire.At(ref group, k * Unsafe.SizeOf<T?>()), (byte)set);
                read += BitCount.Of((byte)set) * Unsafe.SizeOf<T>();
            }
        }

        for (; i <= count - 8 && read <= end - (8 * Unsafe.SizeOf<T>()); i += 8)
        {
            uint set = Wire.At(ref bits, i >> 3);
            ReadEight(ref Wire.At(ref values, read), ref ElementAt(ref first, i), set);
            read += BitCount.Of(set) * Unsafe.SizeOf<T>();
        }

        return (i, read);
    }

    // By the size of an address: in bytes the place may be beyond an int.
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static ref byte ElementAt(ref T? first, int i) => ref Unsafe.As<T?, byte>(ref Unsafe.Add(ref first, i));

    /// <summary>Writes the values of eight elements; behind those that are present stands what comes next.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void WriteEight(ref byte next, ref byte eight, uint set)
    {
        ulong spread = Bmi2.X64.ParallelBitDeposit(set, OneOfEachByte) * 0xFF;
        if (Unsafe.SizeOf<T>() == 1)
        {
            Vector128<byte> values = Sse2.PackUnsignedSaturate((Load128<ushort>(ref eight) >> 8).AsInt16(), Vector128<short>.Zero);
            Unsafe.WriteUnaligned(ref next, Bmi2.X64.ParallelBitExtract(values.AsUInt64().ToScalar(), spread));
        }
        else if (Unsafe.SizeOf<T>() == 2)
        {
            Vector256<uint> both = Load256<uint>(ref eight) >> 16;
            Vector128<ulong> values = Sse41.PackUnsignedSaturate(both.GetLower().AsInt32(), both.GetUpper().AsInt32()).AsUInt64();
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
            ulong order = Bmi2.X64.ParallelBitExtract(IndexOfEachByte, spread);
            Store(ref next, Avx2.PermuteVar8x32(Values(ref eight).AsUInt32(), Widen(order)));
        }
    }

    /// <summary>Reads eight elements.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void ReadEight(ref byte next, ref byte eight, uint set)
    {
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
            StoreBoth(ref eight, Avx2.UnpackLow(each, scattered), Avx2.UnpackHigh(each, scattered));
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static uint FlagsOfGroup(ref byte group)
    {
        if (Unsafe.SizeOf<T>() == 1)
        {
            return InOrder(Avx2.PackSignedSaturate((Load256<ushort>(ref group) << 15).AsInt16(), (Load256<ushort>(ref Wire.At(ref group, 32)) << 15).AsInt16())).ExtractMostSignificantBits();
        }

        int eight = 8 * Unsafe.SizeOf<T?>();
        return FlagsOf(ref group) | (FlagsOf(ref Wire.At(ref group, eight)) << 8) | (FlagsOf(ref Wire.At(ref group, 2 * eight)) << 16) | (FlagsOf(ref Wire.At(ref group, 3 * eight)) << 24);
    }

    /// <summary>The values of the elements in two vectors, whether or not they are present.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static Vector256<byte> Values(ref byte group) =>
        Unsafe.SizeOf<T>() == 1 ? InOrder(Avx2.PackUnsignedSaturate((Load256<ushort>(ref group) >> 8).AsInt16(), (Load256<ushort>(ref Wire.At(ref group, 32)) >> 8).AsInt16()))
        : Unsafe.SizeOf<T>() == 2 ? InOrder(Avx2.PackUnsignedSaturate((Load256<uint>(ref group) >> 16).AsInt32(), (Load256<uint>(ref Wire.At(ref group, 32)) >> 16).AsInt32()))
        : Unsafe.SizeOf<T>() == 4 ? InOrder(Avx.Shuffle(Load256<float>(ref group), Load256<float>(ref Wire.At(ref group, 32)), 0b11_01_11_01))
        : InOrder(Avx2.UnpackHigh(Load256<ulong>(ref group), Load256<ulong>(ref Wire.At(ref group, 32))));

    /// <summary>Reads a vector of values, all of which are present.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void ReadPresent(ref byte values, ref byte group)
    {
        Vector256<byte> ordered = InOrder(Load256<byte>(ref values));
        if (Unsafe.SizeOf<T>() == 1)
        {
            Store(ref group, Avx2.UnpackLow(Vector256<byte>.One, ordered));
            Store(ref Wire.At(ref group, 32), Avx2.UnpackHigh(Vector256<byte>.One, ordered));
        }
        else if (Unsafe.SizeOf<T>() == 2)
        {
            Store(ref group, Avx2.UnpackLow(Vector256<ushort>.One, ordered.AsUInt16()));
            Store(ref Wire.At(ref group, 32), Avx2.UnpackHigh(Vector256<ushort>.One, ordered.AsUInt16()));
        }
        else if (Unsafe.SizeOf<T>() == 4)
        {
            Store(ref group, Avx2.UnpackLow(Vector256<uint>.One, ordered.AsUInt32()));
            Store(ref Wire.At(ref group, 32), Avx2.UnpackHigh(Vector256<uint>.One, ordered.AsUInt32()));
        }
        else
        {
            Store(ref group, Avx2.UnpackLow(Vector256<ulong>.One, ordered.AsUInt64()));
            Store(ref Wire.At(ref group, 32), Avx2.UnpackHigh(Vector256<ulong>.One, ordered.AsUInt64()));
        }
    }

    /// <summary>Writes values of eight bytes.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void WriteFour(ref byte next, ref byte four, uint set)
    {
        ulong order = Bmi2.X64.ParallelBitExtract(IndexOfEachByte, Bmi2.X64.ParallelBitDeposit(set, OneOfEachTwoBytes) * 0xFFFF);
        Store(ref next, Avx2.PermuteVar8x32(Values(ref four).AsUInt32(), Widen(order)));
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void ReadFour(ref byte next, ref byte four, uint set)
    {
        ulong flags = Bmi2.X64.ParallelBitDeposit(set, OneOfEachTwoBytes);
        Vector256<ulong> each = Avx2.ConvertToVector256Int64(Vector128.CreateScalarUnsafe(flags).AsUInt16()).AsUInt64();
        Vector256<uint> order = Widen(Bmi2.X64.ParallelBitDeposit(IndexOfEachByte, flags * 0xFFFF));
        Vector256<ulong> values = Avx2.PermuteVar8x32(Load256<uint>(ref next), order).AsUInt64() & (Vector256<ulong>.Zero - each);
        StoreBoth(ref four, Avx2.UnpackLow(each, values), Avx2.UnpackHigh(each, values));
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

    /// <summary>Instructions on halves of a vector take the quarters of two of them in turn: this puts the middle ones right, before or after.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static Vector256<byte> InOrder<TPart>(Vector256<TPart> vector)
        where TPart : struct => Avx2.Permute4x64(vector.AsUInt64(), 0b11_01_10_00).AsByte();

    /// <summary>Stores the halves of two vectors, the lower ones first.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void StoreBoth<TPart>(ref byte destination, Vector256<TPart> even, Vector256<TPart> odd)
        where TPart : struct
    {
        Store(ref destination, Avx2.Permute2x128(even.AsByte(), odd.AsByte(), 0x20));
        Store(ref Wire.At(ref destination, 32), Avx2.Permute2x128(even.AsByte(), odd.AsByte(), 0x31));
    }

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
