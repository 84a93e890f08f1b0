using System.Runtime.Intrinsics;
using System.Runtime.Intrinsics.X86;
using Nino.Core.Memory;

namespace Nino.Core.Formatters;

/// <remarks>As many elements at once as a vector of 64 bytes holds, where the processor chooses among all of its bytes; otherwise two small ones by one shuffle of sixteen bytes, and larger ones each by up to four, or, above 64 bytes, by as many as it takes.</remarks>
internal static partial class StructRun<T, TFormatter>
{
    // All static fields stand in one file, which is their order.
    private static readonly bool HasDates = WirePlaces<T, TFormatter>.Dates.Length != 0;

    private static readonly byte[] Origins = WirePlaces<T, TFormatter>.IsSmall ? WirePlaces<T, TFormatter>.InMemory : [];

    private static readonly Shuffles ToWire = Shuffles.Of(Repeat(Origins, Unsafe.SizeOf<T>(), PerGroup), PerGroup * Unsafe.SizeOf<T>(), PerGroup * Origins.Length);

    private static readonly Shuffles ToMemory = Shuffles.Of(Repeat(Shuffles.Invert(Origins, Unsafe.SizeOf<T>()), Origins.Length, PerGroup), PerGroup * Origins.Length, PerGroup * Unsafe.SizeOf<T>());

    private static readonly int WriteCount = ToWire.Count;

    private static readonly int ReadCount = ToMemory.Count;

    private static readonly bool CanMove = ByteShuffle.IsSupported && WriteCount > 0 && ReadCount > 0 && !HasDates;

    /// <summary>How many elements there must be from one on, so that its shuffles stay inside of the run.</summary>
    private static readonly int Needed = PerGroup * Math.Max(ToWire.Needed, ToMemory.Needed);

    private static readonly bool CanMoveMany = Avx512Vbmi.IsSupported && Origins.Length != 0 && ValidRun.Doubt<T, TFormatter>.IsKnown;

    /// <summary>For each byte of a vector of elements on the wire its place in that of elements in memory.</summary>
    private static readonly Vector512<byte> ManyToWire = CanMoveMany ? IndicesOf(Origins, Unsafe.SizeOf<T>()) : default;

    private static readonly Vector512<byte> ManyToMemory = CanMoveMany ? IndicesOf(Shuffles.Invert(Origins, Unsafe.SizeOf<T>()), Origins.Length) : default;

    /// <summary>Which bytes in memory stand on the wire.</summary>
    private static readonly Vector512<byte> IsOnWire = Vector512.LessThan(ManyToMemory, Vector512.Create((byte)Vector512<byte>.Count));

    private static readonly DateVectors Dates = HasDates ? new(WirePlaces<T, TFormatter>.Dates, 0, Unsafe.SizeOf<T>(), PerVector) : default;

    /// <summary>From so many elements on that are checked vectors are faster than one by one.</summary>
    private const int Worthwhile = 16;

    /// <summary>Whether elements are larger than four shuffles move.</summary>
    private static bool IsLarge
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => ByteShuffle.IsSupported && WirePlaces<T, TFormatter>.IsMoved && !WirePlaces<T, TFormatter>.IsSmall && default(TFormatter).FixedSize >= Vector128<byte>.Count;
    }

    /// <summary>How many elements move by the same shuffles.</summary>
    private static int PerGroup
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => 2 * Unsafe.SizeOf<T>() <= Vector128<byte>.Count ? 2 : 1;
    }

    /// <summary>How many elements a vector holds.</summary>
    private static int PerVector
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => Vector512<byte>.Count / Unsafe.SizeOf<T>();
    }

    /// <summary>How many elements there must be from one on, so that a vector stays inside of the run, also on the wire.</summary>
    private static int NeededForVector
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => (Vector512<byte>.Count + default(TFormatter).FixedSize - 1) / default(TFormatter).FixedSize;
    }

    /// <summary>Writes elements as long as shuffles stay inside of the run, and returns how many.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static int WriteBlocks(ref byte destination, ref T element, int count)
    {
        if (IsLarge)
        {
            return Shuffles.Move(Large.ToWire, ref Unsafe.As<T, byte>(ref element), Unsafe.SizeOf<T>(), ref destination, default(TFormatter).FixedSize, count);
        }

        int left = count;
        if (WirePlaces<T, TFormatter>.IsSmall && CanMoveMany && count >= NeededForVector)
        {
            Vector512<byte> indices = ManyToWire;
            DateVectors dates = Dates;
            for (; left >= NeededForVector; left -= PerVector)
            {
                Vector512<byte> memory = Vector512.LoadUnsafe(ref Unsafe.As<T, byte>(ref element));
                memory = HasDates ? dates.ToWire(memory) : memory;
                Avx512Vbmi.PermuteVar64x8(memory, indices).StoreUnsafe(ref destination);
                element = ref Unsafe.Add(ref element, PerVector);
                destination = ref Wire.At(ref destination, PerVector * default(TFormatter).FixedSize);
            }
        }

        for (; WirePlaces<T, TFormatter>.IsSmall && CanMove && left >= Needed; left -= PerGroup)
        {
            ToWire.Move(WriteCount, ref Unsafe.As<T, byte>(ref element), ref destination);
            element = ref Unsafe.Add(ref element, PerGroup);
            destination = ref Wire.At(ref destination, PerGroup * default(TFormatter).FixedSize);
        }

        return count - left;
    }

    /// <summary>Reads elements as long as shuffles stay inside of the run and they are valid, and returns how many.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static int ReadBlocks(ref byte source, ref T element, int count)
    {
        if (IsLarge)
        {
            return Large.Read(ref source, ref element, count);
        }

        int left = count;
        if (WirePlaces<T, TFormatter>.IsSmall && CanMoveMany && count >= (ValidRun.Doubt<T, TFormatter>.IsDoubtful ? Worthwhile : NeededForVector))
        {
            left -= ReadMany(ref source, ref element, count);
            element = ref Unsafe.Add(ref element, count - left);
            source = ref Wire.At(ref source, (count - left) * default(TFormatter).FixedSize);
        }

        if (WirePlaces<T, TFormatter>.IsSmall && CanMove && left >= Needed)
        {
            left -= ReadGroups(ref source, ref element, left);
        }

        return count - left;
    }

    // A method of its own: inlined into a large one the shuffles would be calls.
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static int ReadGroups(ref byte source, ref T element, int count)
    {
        int left = count;
        for (; left >= Needed && IsGroupValid(ref source); left -= PerGroup)
        {
            ToMemory.Move(ReadCount, ref source, ref Unsafe.As<T, byte>(ref element));
            element = ref Unsafe.Add(ref element, PerGroup);
            source = ref Wire.At(ref source, PerGroup * default(TFormatter).FixedSize);
        }

        return count - left;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static bool IsGroupValid(ref byte source) =>
        default(TFormatter).IsValid(ref source) && (PerGroup == 1 || default(TFormatter).IsValid(ref Wire.At(ref source, default(TFormatter).FixedSize)));

    // A method of its own: the loop over single elements has the registers for itself.
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static int ReadMany(ref byte source, ref T element, int count)
    {
        int left = count;
        while (true)
        {
            int read = ReadVectors(ref source, ref element, left);
            left -= read;
            element = ref Unsafe.Add(ref element, read);
            source = ref Wire.At(ref source, read * default(TFormatter).FixedSize);
            if (left < NeededForVector)
            {
                return count - left;
            }

            // The elements of a vector in doubt.
            for (int i = 0; i < PerVector; i++, left--)
            {
                if (!default(TFormatter).IsValid(ref source))
                {
                    return count - left;
                }

                element = default(TFormatter).ReadFixed(ref source);
                element = ref Unsafe.Add(ref element, 1);
                source = ref Wire.At(ref source, default(TFormatter).FixedSize);
            }
        }
    }

    /// <summary>Reads elements up to a vector in doubt, and returns how many.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static int ReadVectors(ref byte source, ref T element, int count)
    {
        int left = count;
        Vector512<byte> indices = ManyToMemory;
        Vector512<byte> isOnWire = IsOnWire;
        Vector512<byte> doubtful = ValidRun.Doubt<T, TFormatter>.Bits;
        Vector512<byte> most = ValidRun.Doubt<T, TFormatter>.Most;
        DateVectors dates = Dates;
        for (; left >= NeededForVector; left -= PerVector)
        {
            Vector512<byte> wire = Vector512.LoadUnsafe(ref source);
            if (ValidRun.Doubt<T, TFormatter>.IsDoubtful && !Vector512.LessThanOrEqualAll(wire & doubtful, most))
            {
                break;
            }

            Vector512<byte> memory = Avx512Vbmi.PermuteVar64x8(wire, indices) & isOnWire;
            if (HasDates && !dates.TryToMemory(memory, out memory))
            {
                break;
            }

            memory.StoreUnsafe(ref Unsafe.As<T, byte>(ref element));
            element = ref Unsafe.Add(ref element, PerVector);
            source = ref Wire.At(ref source, PerVector * default(TFormatter).FixedSize);
        }

        return count - left;
    }

    /// <summary>The places of an element, for as many as a vector holds.</summary>
    private static Vector512<byte> IndicesOf(byte[] places, int sourceSize)
    {
        byte[] indices = new byte[Vector512<byte>.Count];
        Array.Fill(indices, Shuffles.Nowhere);
        Repeat(places, sourceSize, PerVector).CopyTo(indices, 0);
        return Vector512.Create(indices);
    }

    /// <summary>The places of an element, for so many one after another; no place stays none.</summary>
    private static byte[] Repeat(byte[] places, int sourceSize, int count)
    {
        byte[] all = new byte[count * places.Length];
        for (int i = 0; i < all.Length; i++)
        {
            byte place = places[i % places.Length];
            all[i] = place == Shuffles.Nowhere ? place : (byte)(place + (i / places.Length * sourceSize));
        }

        return all;
    }

    /// <summary>Elements that are larger than four shuffles move.</summary>
    private static class Large
    {
        public static readonly Shuffles.Shuffle[] ToWire = Shuffles.Find(WirePlaces<T, TFormatter>.InMemory);

        private static readonly Shuffles.Shuffle[] ToMemory = Shuffles.Find(Shuffles.Invert(WirePlaces<T, TFormatter>.InMemory, Unsafe.SizeOf<T>()));

        /// <summary>So many elements are checked before they are moved; the nearest cache holds them.</summary>
        private const int Batch = 64;

        /// <summary>Reads elements of which all in a batch are valid, and returns how many.</summary>
        [MethodImpl(MethodImplOptions.NoInlining)]
        public static int Read(ref byte source, ref T element, int count)
        {
            int done = 0;
            while (count - done > 1 && ToMemory.Length != 0)
            {
                int batch = Math.Min(Batch, count - done);
                bool valid = true;
                for (int i = 0; i < batch; i++)
                {
                    valid &= default(TFormatter).IsValid(ref Wire.At(ref source, i * default(TFormatter).FixedSize));
                }

                if (!valid)
                {
                    break;
                }

                // Where there are more elements, the last of a batch may be moved too.
                int moved = Shuffles.Move(ToMemory, ref source, default(TFormatter).FixedSize, ref Unsafe.As<T, byte>(ref element), Unsafe.SizeOf<T>(), Math.Min(batch + 1, count - done));
                done += moved;
                element = ref Unsafe.Add(ref element, moved);
                source = ref Wire.At(ref source, moved * default(TFormatter).FixedSize);
            }

            return done;
        }
    }
}
