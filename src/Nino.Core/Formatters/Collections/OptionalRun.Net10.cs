using System;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Runtime.Intrinsics;
using System.Runtime.Intrinsics.X86;
using Nino.Core.Buffers;

namespace Nino.Core.Formatters;

/// <remarks>
/// Where a vector can be compressed by a mask of its bytes, the elements that it holds are written at once: the mask
/// leaves out flags, padding and values that are absent. They are read at once as a vector that is expanded by that mask.
/// Where a vector of values is left on the wire, more than a vector of elements is left in memory.
/// </remarks>
internal static partial class OptionalRun<T, TFormatter>
{
    static partial void WriteBitsOfVectors(ref byte bits, scoped ref T? first, int count, ref int i)
    {
        if (Vectors.HaveFlags && count >= Vectors.NeededForBits)
        {
            i = WriteManyBits(ref bits, ref first, count);
        }
    }

    static partial void WriteVectors(ref byte bits, ref byte at, int end, scoped ref T? first, ref int i, ref int written)
    {
        if (Vectors.AreUsed && end >= Vector512<byte>.Count)
        {
            (i, written) = WriteMany(ref bits, ref at, end, ref first);
        }
    }

    static partial void ReadVectors(ref byte bits, ref byte values, int end, ref T? first, ref int i, ref int read)
    {
        if (Vectors.AreUsed && end >= Vector512<byte>.Count)
        {
            (i, read) = ReadMany(ref bits, ref values, end, ref first);
        }
    }

    // Methods of their own, which count in registers and not in the variables of the caller.
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static int WriteManyBits(ref byte bits, scoped ref T? first, int count)
    {
        Vector512<byte> flags = Vectors.Flags;
        int i = 0;
        for (; i <= count - Vectors.NeededForBits; i += Math.Max(Vectors.Elements, 8))
        {
            ref byte next = ref Wire.At(ref bits, i >> 3);
            uint set = FlagsOf(ref Unsafe.Add(ref first, i), flags);
            if (Vectors.Elements == 32)
            {
                Unsafe.WriteUnaligned(ref next, set);
            }
            else if (Vectors.Elements == 16)
            {
                Unsafe.WriteUnaligned(ref next, (ushort)set);
            }
            else
            {
                next = (byte)(Vectors.Elements == 8 ? set : set | (FlagsOf(ref Unsafe.Add(ref first, i + 4), flags) << 4));
            }
        }

        return i;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static uint FlagsOf(ref T? first, Vector512<byte> flags)
    {
        Vector512<byte> elements = Unsafe.ReadUnaligned<Vector512<byte>>(ref Unsafe.As<T?, byte>(ref first));
        ulong present = (~Vector512.Equals(elements & flags, Vector512<byte>.Zero)).ExtractMostSignificantBits();
        return (uint)Bmi2.X64.ParallelBitExtract(present, Vectors.FlagPlaces);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static (int Elements, int Bytes) WriteMany(ref byte bits, ref byte at, int end, scoped ref T? first)
    {
        Vector512<byte> octets = Vectors.Octets;
        Vector512<byte> values = Vectors.ValueBits;
        Vector512<byte> order = Vectors.ToWireOrder;
        DateVectors dates = Vectors.Dates;
        int i = 0;
        int left = end;
        uint set = 0;
        for (; left >= Vector512<byte>.Count; i += Vectors.Elements)
        {
            set = BitsAt(ref bits, i, set);
            Vector512<byte> elements = Unsafe.ReadUnaligned<Vector512<byte>>(ref Unsafe.As<T?, byte>(ref first));
            Vector512<byte> mask = Vectors.AreFew ? Vectors.MaskOf(set) : ~Vector512.Equals(Avx512BW.Shuffle(Vector512.Create(set).AsByte(), octets) & values, Vector512<byte>.Zero);
            elements = Vectors.HaveDates ? dates.ToWire(elements) : elements;
            elements = Vectors.AreInOrder ? elements : Avx512Vbmi.PermuteVar64x8(elements, order);
            Unsafe.WriteUnaligned(ref at, Avx512Vbmi2.Compress(Vector512<byte>.Zero, mask, elements));
            first = ref Unsafe.Add(ref first, Vectors.Elements);
            int size = SizeOf(set);
            at = ref Wire.At(ref at, size);
            left -= size;
        }

        return (i, end - left);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static (int Elements, int Bytes) ReadMany(ref byte bits, ref byte values, int end, ref T? first)
    {
        Vector512<byte> octets = Vectors.Octets;
        Vector512<byte> valueBits = Vectors.ValueBits;
        Vector512<byte> flagBits = Vectors.AreFew ? Vectors.Flags : Vectors.FlagBits;
        Vector512<byte> order = Vectors.ToMemoryOrder;
        DateVectors dates = Vectors.Dates;
        int i = 0;
        int left = end;
        uint set = 0;
        for (; left >= Vector512<byte>.Count; i += Vectors.Elements)
        {
            set = BitsAt(ref bits, i, set);
            Vector512<byte> present = Vectors.AreFew ? Vectors.MaskOf(set) : Avx512BW.Shuffle(Vector512.Create(set).AsByte(), octets);
            Vector512<byte> mask = Vectors.AreFew ? present : ~Vector512.Equals(present & valueBits, Vector512<byte>.Zero);
            Vector512<byte> elements = Avx512Vbmi2.Expand(Vector512<byte>.Zero, mask, Unsafe.ReadUnaligned<Vector512<byte>>(ref values));
            elements = Vectors.AreInOrder ? elements : Avx512Vbmi.PermuteVar64x8(elements, order);
            if (Vectors.HaveDates && !dates.TryToMemory(elements, out elements))
            {
                break;
            }

            Vector512<byte> flags = Vectors.AreFew ? present & flagBits : Vector512.Min(present & flagBits, Vector512<byte>.One);
            Unsafe.WriteUnaligned(ref Unsafe.As<T?, byte>(ref first), elements | flags);
            first = ref Unsafe.Add(ref first, Vectors.Elements);
            int size = SizeOf(set);
            values = ref Wire.At(ref values, size);
            left -= size;
        }

        return (i, end - left);
    }

    /// <summary>The bits of the elements of a vector from one on, lowest first: those of up to eight elements, or what is left of them from the last vector.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static uint BitsAt(ref byte bits, int i, uint last) =>
        Vectors.Elements == 32 ? Unsafe.ReadUnaligned<uint>(ref Wire.At(ref bits, i >> 3))
        : Vectors.Elements == 16 ? Unsafe.ReadUnaligned<ushort>(ref Wire.At(ref bits, i >> 3))
        : (i & 7) == 0 ? Wire.At(ref bits, i >> 3) : last >> Vectors.Elements;

    /// <summary>How many bytes the values of a vector take that are present.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static int SizeOf(uint set) => BitCount.Of(Vectors.AreFew ? set & Vectors.FewBits : set) * default(TFormatter).FixedSize;

    /// <summary>How a vector lies over elements.</summary>
    private static class Vectors
    {
        /// <summary>For each byte of a vector, which of the bytes of presence bits holds that of its element.</summary>
        public static readonly Vector512<byte> Octets = Vector512.Create(BytesOf(place => (byte)(place / Unsafe.SizeOf<T?>() / 8)));

        /// <summary>For each byte of a vector that is a flag, the presence bit of its element.</summary>
        public static readonly Vector512<byte> FlagBits = Vector512.Create(BytesOf(place => place % Unsafe.SizeOf<T?>() == 0 ? BitOf(place) : (byte)0));

        /// <summary>1 where a flag stands.</summary>
        public static readonly Vector512<byte> Flags = Vector512.Create(BytesOf(place => place % Unsafe.SizeOf<T?>() == 0 && place / Unsafe.SizeOf<T?>() < Elements ? (byte)1 : (byte)0));

        /// <summary>The bits of the flags among those of a vector's bytes.</summary>
        public static readonly ulong FlagPlaces = Vector512.GreaterThan(Flags, Vector512<byte>.Zero).ExtractMostSignificantBits();

        /// <summary>Whether flags become bits by vectors; where a vector holds two elements, one by one they are faster.</summary>
        public static readonly bool HaveFlags = Avx512BW.IsSupported && Bmi2.X64.IsSupported && ValueOffset != 0 && Elements >= 4;

        /// <summary>Whether the bytes of a value stand in memory in the order of the wire.</summary>
        public static readonly bool AreInOrder = IsAscending(WirePlaces<T, TFormatter>.InMemory);

        /// <summary>For each byte of a vector that is part of a value, the presence bit of its element.</summary>
        public static readonly Vector512<byte> ValueBits = Vector512.Create(BytesOf(ValueBitOf));

        /// <summary>Moves the bytes of each value to its beginning, in the order of the wire.</summary>
        public static readonly Vector512<byte> ToWireOrder = AreInOrder ? default : Vector512.Create(BytesOf(place => PlaceFrom(place, WirePlaces<T, TFormatter>.InMemory)));

        /// <summary>The reverse; other bytes become the first of their element, which is 0.</summary>
        public static readonly Vector512<byte> ToMemoryOrder = AreInOrder ? default : Vector512.Create(BytesOf(place => PlaceFrom(place, Shuffles.Invert(WirePlaces<T, TFormatter>.InMemory, Unsafe.SizeOf<T>()))));

        /// <summary>Whether vectors are used; where one holds a single element with a date, that is faster without.</summary>
        public static readonly bool AreUsed = Avx512Vbmi2.IsSupported && Unsafe.SizeOf<T?>() <= Vector512<byte>.Count && ValueOffset != 0 && WirePlaces<T, TFormatter>.InMemory.Length != 0
            && (Elements > 1 || WirePlaces<T, TFormatter>.Dates.Length == 0);

        /// <summary>For each presence of the elements of a vector the bytes that hold values, 0xFF, and flags, 1; where there are few.</summary>
        private static readonly Vector512<byte>[] Masks = AreUsed && AreFew ? AllMasks() : [];

        public static readonly bool HaveDates = AreUsed && WirePlaces<T, TFormatter>.Dates.Length != 0;

        public static readonly DateVectors Dates = HaveDates ? new(WirePlaces<T, TFormatter>.Dates, ValueOffset, Unsafe.SizeOf<T?>(), Elements) : default;

        /// <summary>How many elements a vector holds, a power of two.</summary>
        public static int Elements
        {
            [MethodImpl(MethodImplOptions.AggressiveInlining)]
            get => Unsafe.SizeOf<T?>() <= 2 ? 32 : Unsafe.SizeOf<T?>() <= 4 ? 16 : Unsafe.SizeOf<T?>() <= 8 ? 8 : Unsafe.SizeOf<T?>() <= 16 ? 4 : Unsafe.SizeOf<T?>() <= 32 ? 2 : 1;
        }

        /// <summary>Whether a vector holds fewer than eight elements, so that there is a mask for each presence of them.</summary>
        public static bool AreFew
        {
            [MethodImpl(MethodImplOptions.AggressiveInlining)]
            get => Elements < 8;
        }

        /// <summary>The bits of the elements of a vector, where they are few.</summary>
        public static uint FewBits
        {
            [MethodImpl(MethodImplOptions.AggressiveInlining)]
            get => (1u << Elements) - 1;
        }

        /// <summary>How many elements there must be from one on, so that the vectors that give whole bytes of bits stay inside of the run.</summary>
        public static int NeededForBits
        {
            [MethodImpl(MethodImplOptions.AggressiveInlining)]
            get => Math.Max(8 - Elements, 0) + ((Vector512<byte>.Count + Unsafe.SizeOf<T?>() - 1) / Unsafe.SizeOf<T?>());
        }

        /// <summary>The mask of a presence, where elements are few.</summary>
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static Vector512<byte> MaskOf(uint set) => Unsafe.Add(ref MemoryMarshal.GetArrayDataReference(Masks), set & FewBits);

        private static Vector512<byte>[] AllMasks()
        {
            Vector512<byte>[] masks = new Vector512<byte>[1 << Elements];
            for (int set = 0; set < masks.Length; set++)
            {
                masks[set] = Vector512.Create(BytesOf(place => (set & ValueBits[place]) != 0 ? byte.MaxValue : (set & FlagBits[place]) != 0 ? (byte)1 : (byte)0));
            }

            return masks;
        }

        private static bool IsAscending(byte[] places)
        {
            for (int i = 1; i < places.Length; i++)
            {
                if (places[i] < places[i - 1])
                {
                    return false;
                }
            }

            return true;
        }

        private static byte ValueBitOf(int place)
        {
            int offset = (place % Unsafe.SizeOf<T?>()) - ValueOffset;
            bool isValue = AreInOrder ? Array.IndexOf(WirePlaces<T, TFormatter>.InMemory, (byte)offset) >= 0 : offset < default(TFormatter).FixedSize;
            return offset >= 0 && isValue ? BitOf(place) : (byte)0;
        }

        private static byte PlaceFrom(int place, byte[] places)
        {
            int offset = (place % Unsafe.SizeOf<T?>()) - ValueOffset;
            int start = place / Unsafe.SizeOf<T?>() * Unsafe.SizeOf<T?>();
            return (byte)(offset >= 0 && offset < places.Length && places[offset] < Vector512<byte>.Count ? start + ValueOffset + places[offset] : start);
        }

        private static byte BitOf(int place)
        {
            int element = place / Unsafe.SizeOf<T?>();
            return element < Elements ? (byte)(1 << (element & 7)) : (byte)0;
        }

        private static byte[] BytesOf(Func<int, byte> byteAt)
        {
            byte[] bytes = new byte[Vector512<byte>.Count];
            for (int i = 0; i < bytes.Length; i++)
            {
                bytes[i] = byteAt(i);
            }

            return bytes;
        }
    }
}
