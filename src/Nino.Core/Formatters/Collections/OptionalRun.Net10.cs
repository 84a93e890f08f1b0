using System.Runtime.Intrinsics;
using System.Runtime.Intrinsics.X86;
using Nino.Core.Memory;

namespace Nino.Core.Formatters;

/// <remarks>
/// Where a vector can be compressed by a mask of its bytes, the elements in two vectors of memory make one of the wire: one
/// permutation takes their values, another the flag of each byte, which is the mask; the presence bits are written on
/// the way. They are read at once as a vector that is expanded by that mask, checked and permuted back. What is left at
/// the end moves in smaller groups.
/// </remarks>
internal static partial class OptionalRun<T, TFormatter>
{
    static partial void WriteVectors(ref byte bits, ref byte at, long room, scoped ref T? first, int count, bool hasBits, ref int i, ref int written)
    {
        if (Vectors.AreUsed && count - i > Vectors.Needed)
        {
            int limit = (int)Math.Min(room, int.MaxValue) - Vector512<byte>.Count;
            (int elements, written) = WriteMany(ref Wire.At(ref bits, i >> 3), ref at, limit, ref Unsafe.Add(ref first, i), count - i, hasBits, hasRoom: true);
            i += elements;
        }
    }

    static partial void WriteBitsOfVectors(ref byte bits, scoped ref T? first, int count, ref int i)
    {
        if (Vectors.AreUsed && count - i > Vectors.Needed)
        {
            Vector512<byte> values = default;
            i += WriteMany(ref Wire.At(ref bits, i >> 3), ref Unsafe.As<Vector512<byte>, byte>(ref values), int.MaxValue, ref Unsafe.Add(ref first, i), count - i, hasBits: false, hasRoom: false).Elements;
        }
    }

    static partial void ReadVectors(ref byte bits, ref byte values, int end, ref T? first, int count, ref int i, ref int read, ref bool areValid)
    {
        if (Vectors.AreUsed && count > Vectors.Needed)
        {
            (i, read, areValid) = ReadMany(ref bits, ref values, end - Vector512<byte>.Count, ref first, count);
        }
    }

    /// <summary>Writes elements, a multiple of eight, and their bits.</summary>
    /// <param name="bits">The bits.</param>
    /// <param name="at">Where the first value belongs.</param>
    /// <param name="limit">The last offset from there at which there is room for a vector.</param>
    /// <param name="first">The first element.</param>
    /// <param name="count">How many there are.</param>
    /// <param name="hasBits">Whether the bits are there, and nothing is written to their place.</param>
    /// <param name="hasRoom">Whether there is room for more than one vector, and values stand behind each other.</param>
    [MethodImpl(MethodImplOptions.NoInlining)] // It counts in registers and not in the variables of the caller.
    private static (int Elements, int Bytes) WriteMany(ref byte bits, ref byte at, int limit, scoped ref T? first, int count, bool hasBits, bool hasRoom)
    {
        int stop = count - Vectors.Needed;
        int isKept = hasRoom ? -1 : 0;
        Vector512<byte> toValues = Vectors.ToValues;
        Vector512<byte> toWire = Vectors.ToWire;
        Vector512<byte> flagOfEach = Vectors.FlagOfEach;
        Vector512<byte> isValue = Vectors.IsValue;
        ulong begins = Vectors.Begins;
        DateVectors dates = Vectors.Dates;
        ref byte memory = ref Unsafe.As<T?, byte>(ref first);
        int i = 0;
        int written = 0;
        uint few = 0;
        for (; i < stop && written <= limit; i += Vectors.Elements)
        {
            Vector512<byte> lower = Unsafe.ReadUnaligned<Vector512<byte>>(ref memory);
            Vector512<byte> upper = Unsafe.ReadUnaligned<Vector512<byte>>(ref Wire.At(ref memory, Vectors.Upper));
            memory = ref Wire.At(ref memory, Vectors.Elements * Unsafe.SizeOf<T?>());
            Vector512<byte> isPresent = ~Vector512.Equals(Avx512Vbmi.PermuteVar64x8x2(lower, flagOfEach, upper) & isValue, Vector512<byte>.Zero);
            Vector512<byte> values = Avx512Vbmi.PermuteVar64x8x2(lower, toValues, upper);
            values = Vectors.HaveDates ? Avx512Vbmi.PermuteVar64x8(dates.ToWire(values), toWire) : values;
            Unsafe.WriteUnaligned(ref Wire.At(ref at, written & isKept), Avx512Vbmi2.Compress(Vector512<byte>.Zero, isPresent, values));
            ulong present = isPresent.ExtractMostSignificantBits();
            written += BitCount.Of(present);
            ulong set = default(TFormatter).FixedSize == 1 ? present : Bmi2.X64.ParallelBitExtract(present, begins);
            ref byte next = ref Wire.At(ref bits, i >> 3);
            if (Vectors.Elements < 8)
            {
                few = (few >> Vectors.Elements) | ((uint)set << (8 - Vectors.Elements));
            }

            if (hasBits || (Vectors.Elements < 8 && ((i + Vectors.Elements) & 7) != 0))
            {
                continue;
            }

            if (Vectors.Elements == 64)
            {
                Unsafe.WriteUnaligned(ref next, set);
            }
            else if (Vectors.Elements == 32)
            {
                Unsafe.WriteUnaligned(ref next, (uint)set);
            }
            else if (Vectors.Elements == 16)
            {
                Unsafe.WriteUnaligned(ref next, (ushort)set);
            }
            else
            {
                next = (byte)(Vectors.Elements == 8 ? set : few);
            }
        }

        // The bits of the last eight elements, of which those that begin a byte are left to others.
        int begun = i & 7;
        return (i - begun, written - (BitCount.Of(few >> (8 - begun)) * default(TFormatter).FixedSize));
    }

    /// <summary>Reads elements up to a vector with a date that is not valid, and tells whether all others are known to be.</summary>
    /// <param name="bits">The bits.</param>
    /// <param name="values">The first value.</param>
    /// <param name="limit">The last offset from there at which there is a vector.</param>
    /// <param name="first">The first element.</param>
    /// <param name="count">How many there are.</param>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static (int Elements, int Bytes, bool AreValid) ReadMany(ref byte bits, ref byte values, int limit, ref T? first, int count)
    {
        int stop = count - Vectors.Needed;
        Vector512<byte> octets = Vectors.Octets;
        Vector512<byte> valueBits = Vectors.ValueBits;
        Vector512<byte> flagBits = Vectors.FlagBits;
        Vector512<byte> fromWire = Vectors.FromWire;
        Vector512<byte> toLower = Vectors.ToLower;
        Vector512<byte> toUpper = Vectors.ToUpper;
        Vector512<byte> largest = Vector512<byte>.Zero;
        DateVectors dates = Vectors.Dates;
        ref byte memory = ref Unsafe.As<T?, byte>(ref first);
        int i = 0;
        int read = 0;
        for (; i < stop && read <= limit; i += Vectors.Elements)
        {
            ref byte next = ref Wire.At(ref bits, i >> 3);
            ulong set = Vectors.Elements == 64 ? Unsafe.ReadUnaligned<ulong>(ref next)
                : Vectors.Elements == 32 ? Unsafe.ReadUnaligned<uint>(ref next)
                : Vectors.Elements == 16 ? Unsafe.ReadUnaligned<ushort>(ref next)
                : Vectors.Elements == 8 ? next
                : ((uint)next >> (i & 7)) & ((1u << Vectors.Elements) - 1);
            Vector512<byte> present = Vectors.Elements <= 8 ? Vector512.Create((byte)set) : Avx512BW.Shuffle(Vector512.Create(set).AsByte(), octets);
            Vector512<byte> isPresent = ~Vector512.Equals(present & valueBits, Vector512<byte>.Zero);
            Vector512<byte> wire = Avx512Vbmi2.Expand(Vector512<byte>.Zero, isPresent, Unsafe.ReadUnaligned<Vector512<byte>>(ref Wire.At(ref values, read)));
            largest = IsChecked ? ValidRun.LargestOf<T, TFormatter>(largest, wire) : largest;
            Vector512<byte> flags = Vector512.Min(present & flagBits, Vector512<byte>.One);
            if (Vectors.HaveDates && !dates.TryToMemory(Avx512Vbmi.PermuteVar64x8(wire, fromWire), out wire))
            {
                break;
            }

            Unsafe.WriteUnaligned(ref memory, Avx512Vbmi.PermuteVar64x8x2(wire, toLower, flags));
            if (Vectors.Upper != 0)
            {
                Unsafe.WriteUnaligned(ref Wire.At(ref memory, Vectors.Upper), Avx512Vbmi.PermuteVar64x8x2(wire, toUpper, flags));
            }

            memory = ref Wire.At(ref memory, Vectors.Elements * Unsafe.SizeOf<T?>());
            read += BitCount.Of(set) * default(TFormatter).FixedSize;
        }

        return (i, read, IsChecked && ValidRun.AreValid<T, TFormatter>(largest));
    }

    /// <summary>How vectors lie over elements: two over those whose values one holds on the wire.</summary>
    private static class Vectors
    {
        /// <summary>Whether vectors are used.</summary>
        public static readonly bool AreUsed = Avx512Vbmi2.IsSupported && Bmi2.X64.IsSupported && Unsafe.SizeOf<T?>() <= Vector512<byte>.Count && ValueOffset != 0
            && WirePlaces<T, TFormatter>.InMemory.Length != 0;

        public static readonly bool HaveDates = AreUsed && WirePlaces<T, TFormatter>.Dates.Length != 0;

        public static readonly DateVectors Dates = HaveDates ? new(WirePlaces<T, TFormatter>.Dates, 0, Unsafe.SizeOf<T>(), Elements) : default;

        /// <summary>For each byte of a vector of values its place in two vectors of memory. The values are as on the wire, and where they have dates as in memory.</summary>
        public static readonly Vector512<byte> ToValues = VectorOf(Size, (element, offset) => PlaceInMemory(element, ValueOffset + PlaceInValue(offset)));

        /// <summary>For each byte of a vector of the wire the place of the flag of its element.</summary>
        public static readonly Vector512<byte> FlagOfEach = WireVector((element, _) => PlaceInMemory(element, 0));

        /// <summary>For each byte of a vector of the wire its place in one of values with dates.</summary>
        public static readonly Vector512<byte> ToWire = WireVector((element, offset) => (element * Size) + WirePlaces<T, TFormatter>.InMemory[offset]);

        /// <summary>The reverse; padding comes from the last byte of the wire, which no date lets it reach, and is 0.</summary>
        public static readonly Vector512<byte> FromWire = VectorOf(Size, (element, offset) =>
            Array.IndexOf(WirePlaces<T, TFormatter>.InMemory, (byte)offset) is >= 0 and int wire ? (element * default(TFormatter).FixedSize) + wire : Vector512<byte>.Count - 1);

        /// <summary>1 for each byte of a vector of the wire that is part of a value.</summary>
        public static readonly Vector512<byte> IsValue = WireVector((_, _) => 1);

        /// <summary>For each byte of a vector of the wire the presence bit of its element, in one of the bytes of presence bits.</summary>
        public static readonly Vector512<byte> ValueBits = WireVector((element, _) => 1 << (element & 7));

        /// <summary>Which byte of presence bits that is.</summary>
        public static readonly Vector512<byte> Octets = WireVector((element, _) => element / 8);

        /// <summary>The presence bit where a value begins.</summary>
        public static readonly Vector512<byte> FlagBits = WireVector((element, offset) => offset == 0 ? 1 << (element & 7) : 0);

        /// <summary>Where values begin in a vector of the wire.</summary>
        public static readonly ulong Begins = Vector512.GreaterThan(FlagBits, Vector512<byte>.Zero).ExtractMostSignificantBits();

        /// <summary>For each byte of the first vector of memory its place in a vector of values, or in one of flags behind it.</summary>
        public static readonly Vector512<byte> ToLower = MemoryVector(0);

        /// <summary>The same for the second vector.</summary>
        public static readonly Vector512<byte> ToUpper = MemoryVector(PerVector);

        /// <summary>How many elements two vectors hold, a power of two.</summary>
        public static int Elements
        {
            [MethodImpl(MethodImplOptions.AggressiveInlining)]
            get => Upper == 0 ? 1 : 2 * PerVector;
        }

        /// <summary>Where the second vector begins; 0 where a vector holds a single value, and one is enough.</summary>
        public static int Upper
        {
            [MethodImpl(MethodImplOptions.AggressiveInlining)]
            get => Size > 32 ? 0 : PerVector * Unsafe.SizeOf<T?>();
        }

        /// <summary>How many elements there must be behind one, so that the vectors of memory stay inside of the run.</summary>
        public static int Needed
        {
            [MethodImpl(MethodImplOptions.AggressiveInlining)]
            get => Elements - PerVector + ((Vector512<byte>.Count + Unsafe.SizeOf<T?>() - 1) / Unsafe.SizeOf<T?>()) - 1;
        }

        /// <summary>How far values are apart in a vector of them.</summary>
        private static int Size
        {
            [MethodImpl(MethodImplOptions.AggressiveInlining)]
            get => HaveDates ? Unsafe.SizeOf<T>() : default(TFormatter).FixedSize;
        }

        /// <summary>How many elements of those are in each vector.</summary>
        private static int PerVector
        {
            [MethodImpl(MethodImplOptions.AggressiveInlining)]
            get => Holds(32) ? 32 : Holds(16) ? 16 : Holds(8) ? 8 : Holds(4) ? 4 : Holds(2) ? 2 : 1;
        }

        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        private static bool Holds(int elements) => elements * Unsafe.SizeOf<T?>() <= Vector512<byte>.Count && 2 * elements * Size <= Vector512<byte>.Count;

        private static int PlaceInValue(int offset) => HaveDates ? offset : WirePlaces<T, TFormatter>.InMemory[offset];

        private static int PlaceInMemory(int element, int offset) =>
            (element / PerVector * Vector512<byte>.Count) + (element % PerVector * Unsafe.SizeOf<T?>()) + offset;

        /// <summary>Each byte of a vector of the wire, from its element and its offset there.</summary>
        private static Vector512<byte> WireVector(Func<int, int, int> byteAt) => VectorOf(default(TFormatter).FixedSize, byteAt);

        /// <summary>The same of a vector whose values are so far apart.</summary>
        private static Vector512<byte> VectorOf(int size, Func<int, int, int> byteAt)
        {
            byte[] bytes = new byte[Vector512<byte>.Count];
            for (int i = 0; AreUsed && i < Elements * size; i++)
            {
                bytes[i] = (byte)byteAt(i / size, i % size);
            }

            return Vector512.Create(bytes);
        }

        private static Vector512<byte> MemoryVector(int firstElement)
        {
            // The last flag is no beginning of a value, and 0.
            byte[] bytes = new byte[Vector512<byte>.Count];
            Array.Fill(bytes, (byte)((2 * Vector512<byte>.Count) - 1));
            for (int element = 0; AreUsed && element < PerVector && element + firstElement < Elements; element++)
            {
                int start = element * Unsafe.SizeOf<T?>();
                bytes[start] = (byte)(Vector512<byte>.Count + ((firstElement + element) * default(TFormatter).FixedSize));
                for (int offset = 0; offset < Size; offset++)
                {
                    bytes[start + ValueOffset + PlaceInValue(offset)] = (byte)(((firstElement + element) * Size) + offset);
                }
            }

            return Vector512.Create(bytes);
        }
    }
}
