using System;
using System.Runtime.CompilerServices;
using System.Runtime.Intrinsics;
using System.Runtime.Intrinsics.X86;
using Nino.Core.Memory;

namespace Nino.Core.Formatters;

/// <remarks>
/// Where a vector can be compressed by a mask of its bytes, the elements that it holds are written at once: the mask
/// leaves out flags, padding and values that are absent. They are read at once as a vector that is expanded by that mask.
/// Where a vector of values is left on the wire, more than a vector of elements is left in memory.
/// </remarks>
internal static partial class OptionalRun<T, TFormatter>
{
    static partial void WriteVectors(ref byte bits, ref byte at, int end, scoped ref T? first, ref int i, ref int written)
    {
        if (!Vectors.AreUsed)
        {
            return;
        }

        Vector512<byte> octets = Vectors.Octets;
        Vector512<byte> values = Vectors.ValueBits;
        for (; end - written >= Vector512<byte>.Count; i += Vectors.Elements)
        {
            uint set = BitsAt(ref bits, i);
            Vector512<byte> elements = Unsafe.ReadUnaligned<Vector512<byte>>(ref Unsafe.As<T?, byte>(ref Unsafe.Add(ref first, i)));
            Vector512<byte> mask = ~Vector512.Equals(Avx512BW.Shuffle(Vector512.Create(set).AsByte(), octets) & values, Vector512<byte>.Zero);
            Unsafe.WriteUnaligned(ref Wire.At(ref at, written), Avx512Vbmi2.Compress(Vector512<byte>.Zero, mask, elements));
            written += BitCount.Of(set) * default(TFormatter).FixedSize;
        }
    }

    static partial void ReadVectors(ref byte bits, ref byte values, int end, ref T? first, ref int i, ref int read)
    {
        if (!Vectors.AreUsed)
        {
            return;
        }

        Vector512<byte> octets = Vectors.Octets;
        Vector512<byte> valueBits = Vectors.ValueBits;
        Vector512<byte> flagBits = Vectors.FlagBits;
        for (; end - read >= Vector512<byte>.Count; i += Vectors.Elements)
        {
            uint set = BitsAt(ref bits, i);
            Vector512<byte> present = Avx512BW.Shuffle(Vector512.Create(set).AsByte(), octets);
            Vector512<byte> mask = ~Vector512.Equals(present & valueBits, Vector512<byte>.Zero);
            Vector512<byte> elements = Avx512Vbmi2.Expand(Vector512<byte>.Zero, mask, Unsafe.ReadUnaligned<Vector512<byte>>(ref Wire.At(ref values, read)));
            Vector512<byte> flags = Vector512.Min(present & flagBits, Vector512<byte>.One);
            Unsafe.WriteUnaligned(ref Unsafe.As<T?, byte>(ref Unsafe.Add(ref first, i)), elements | flags);
            read += BitCount.Of(set) * default(TFormatter).FixedSize;
        }
    }

    /// <summary>The bits of the elements of a vector from one on; their number is a power of two, so that they begin with a byte or stand in one.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static uint BitsAt(ref byte bits, int i) =>
        Vectors.Elements == 32 ? Unsafe.ReadUnaligned<uint>(ref Wire.At(ref bits, i >> 3))
        : Vectors.Elements == 16 ? Unsafe.ReadUnaligned<ushort>(ref Wire.At(ref bits, i >> 3))
        : (uint)(Wire.At(ref bits, i >> 3) >> (i & 7)) & ((1u << Vectors.Elements) - 1);

    /// <summary>How a vector lies over elements.</summary>
    private static class Vectors
    {
        /// <summary>For each byte of a vector, which of the bytes of presence bits holds that of its element.</summary>
        public static readonly Vector512<byte> Octets = Vector512.Create(BytesOf(place => (byte)(place / Unsafe.SizeOf<T?>() / 8)));

        /// <summary>For each byte of a vector that is part of a value, the presence bit of its element.</summary>
        public static readonly Vector512<byte> ValueBits;

        /// <summary>For each byte of a vector that is a flag, the presence bit of its element.</summary>
        public static readonly Vector512<byte> FlagBits = Vector512.Create(BytesOf(place => place % Unsafe.SizeOf<T?>() == 0 ? BitOf(place) : (byte)0));

        /// <summary>Whether vectors are used: they keep the order of bytes, so that of the wire must be that in memory.</summary>
        public static readonly bool AreUsed = Avx512Vbmi2.IsSupported && Unsafe.SizeOf<T?>() <= Vector512<byte>.Count && TryFind(out ValueBits);

        /// <summary>How many elements a vector holds, a power of two.</summary>
        public static int Elements
        {
            [MethodImpl(MethodImplOptions.AggressiveInlining)]
            get => Unsafe.SizeOf<T?>() <= 2 ? 32 : Unsafe.SizeOf<T?>() <= 4 ? 16 : Unsafe.SizeOf<T?>() <= 8 ? 8 : Unsafe.SizeOf<T?>() <= 16 ? 4 : Unsafe.SizeOf<T?>() <= 32 ? 2 : 1;
        }

        private static bool TryFind(out Vector512<byte> valueBits)
        {
            byte[] origins = StructRun<T, TFormatter>.FindOrigins();
            bool isFound = ValueOffset != 0 && origins.Length != 0;
            for (int i = 1; i < origins.Length; i++)
            {
                isFound &= origins[i] > origins[i - 1];
            }

            valueBits = Vector512.Create(BytesOf(place => isFound && Array.IndexOf(origins, (byte)((place % Unsafe.SizeOf<T?>()) - ValueOffset)) >= 0 ? BitOf(place) : (byte)0));
            return isFound;
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
