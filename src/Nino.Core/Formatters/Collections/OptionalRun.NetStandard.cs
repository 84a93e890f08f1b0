using Nino.Core.Memory;

namespace Nino.Core.Formatters;

/// <remarks>
/// By numbers, without vectors: Mono moves a struct from or to any address byte by byte. Elements move in groups of
/// eight, whose bits are a byte: what does not depend on which are present stands at constant distances then. Values whose
/// memory is not their wire form are brought together first, and then move in runs, as elements that are never null do.
/// </remarks>
internal static partial class OptionalRun<T, TFormatter>
{
    /// <summary>So many elements stay in the nearest cache while they are moved twice; a multiple of eight.</summary>
    private const int Batch = 128;

    private const uint AllSet = 0xFF;

    private const ulong OneOfEachTwoBytes = 0x0001_0001_0001_0001;

    /// <summary>Values move part by part, from the last on, each the largest number that a value holds; the first may overlap the next.</summary>
    private static int PartSize
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => Unsafe.SizeOf<T>() >= sizeof(ulong) ? sizeof(ulong) : Unsafe.SizeOf<T>() >= sizeof(uint) ? sizeof(uint) : Unsafe.SizeOf<T>() >= sizeof(ushort) ? sizeof(ushort) : sizeof(byte);
    }

    /// <summary>Whether an element is a flag and a byte, which are read from numbers.</summary>
    private static bool IsByte
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => Unsafe.SizeOf<T>() == sizeof(byte) && Unsafe.SizeOf<T?>() == 2 * sizeof(byte) && BitConverter.IsLittleEndian;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    static partial void WriteBitsOfEights(ref byte bits, scoped ref T? first, int count, ref int i)
    {
        if (ValueOffset == 0)
        {
            return;
        }

        ref byte eight = ref Unsafe.As<T?, byte>(ref Unsafe.Add(ref first, i));
        ref byte next = ref Wire.At(ref bits, i >> 3);
        for (int groups = (count - i) >> 3; groups > 0; groups--)
        {
            next = (byte)FlagsOfEach(ref eight);
            next = ref Wire.At(ref next, 1);
            eight = ref Wire.At(ref eight, 8 * Unsafe.SizeOf<T?>());
            i += 8;
        }
    }

    static partial void WriteEights(ref byte bits, ref byte at, long room, scoped ref T? first, int count, bool hasBits, ref int i, ref int written)
    {
        if (MovesAsBytes)
        {
            Gather(ref bits, ref at, room, ref first, count, hasBits, ref i, ref written);
        }
    }

    static partial void ReadEights(ref byte bits, ref byte values, int end, ref T? first, int count, ref int i, ref int read) =>
        Scatter(ref bits, ref values, end, ref first, count, ref i, ref read);

    static partial void WriteByBatches(ref byte at, int end, scoped ref T? first, int count, ref int i, ref int written)
    {
        if (ValueOffset == 0 || count - i < ElementReader.Many)
        {
            return;
        }

        T[] values = Rented<T>.Take(Batch);
        ref T buffer = ref Platform.FirstOf(values);
        ref byte bytes = ref Unsafe.As<T, byte>(ref buffer);
        while (i < count && written < end)
        {
            int last = Math.Min(i + Batch, count);
            int gathered = 0;
            Gather(ref bytes, ref bytes, Batch * Unsafe.SizeOf<T>(), ref first, last, hasBits: true, ref i, ref gathered);
            gathered = WriteRaw(ref bytes, Batch * Unsafe.SizeOf<T>(), ref first, i, last, gathered) / Unsafe.SizeOf<T>();
            i = last;

            // No more than the bits say: another thread may change elements.
            gathered = Math.Min(gathered, (end - written) / default(TFormatter).FixedSize);
            StructRun<T, TFormatter>.Write(ref Wire.At(ref at, written), ref buffer, gathered);
            written += gathered * default(TFormatter).FixedSize;
        }

        Rented<T>.Return(values);
    }

    static partial void ReadByBatches(ref Reader reader, ref byte bits, ref byte values, int end, ref T? first, int count, ref int i, ref int read)
    {
        if (ValueOffset == 0 || count - i < ElementReader.Many)
        {
            return;
        }

        T[] batch = Rented<T>.Take(Batch);
        ref T buffer = ref Platform.FirstOf(batch);
        while (i < count)
        {
            int size = Math.Min(Batch, count - i);
            ref byte some = ref Wire.At(ref bits, i >> 3);
            int present = PresenceBits.CountSet(ref some, PresenceBits.Size(size));
            reader.Check(StructRun<T, TFormatter>.TryRead(ref Wire.At(ref values, read), ref buffer, present));
            read += present * default(TFormatter).FixedSize;

            int done = 0;
            int scattered = 0;
            ref T? elements = ref Unsafe.Add(ref first, i);
            Scatter(ref some, ref Unsafe.As<T, byte>(ref buffer), present * Unsafe.SizeOf<T>(), ref elements, size, ref done, ref scattered);
            ReadRaw(ref some, ref Unsafe.As<T, byte>(ref buffer), present * Unsafe.SizeOf<T>(), ref elements, size, done, scattered);
            i += size;
        }

        Rented<T>.Return(batch);
    }

    /// <summary>Brings the values that are present together, of groups of eight, as long as there is room for eight of them; and writes the bits, unless they have been.</summary>
    private static void Gather(ref byte bits, ref byte at, long room, scoped ref T? first, int count, bool hasBits, ref int i, ref int written)
    {
        while (true)
        {
            int groups = (int)Math.Min((count - i) >> 3, (room - written) / (8 * Unsafe.SizeOf<T>()));
            if (groups <= 0)
            {
                return;
            }

            ref byte elements = ref Unsafe.As<T?, byte>(ref Unsafe.Add(ref first, i));
            ref byte next = ref Wire.At(ref bits, hasBits ? 0 : i >> 3);
            ref byte place = ref Wire.At(ref at, written);
            written += IsByte ? GatherBytes(ref next, ref place, groups, ref elements, hasBits) : GatherParts(ref next, ref place, groups, ref elements, hasBits);
            i += 8 * groups;
        }
    }

    private static int GatherBytes(ref byte bits, ref byte at, int groups, ref byte eight, bool hasBits)
    {
        int written = 0;
        for (; groups > 0; groups--)
        {
            ulong low = Unsafe.ReadUnaligned<ulong>(ref eight);
            ulong high = Unsafe.ReadUnaligned<ulong>(ref Wire.At(ref eight, sizeof(ulong)));
            uint set = FlagsOfFour(low) | (FlagsOfFour(high) << 4);
            eight = ref Wire.At(ref eight, 2 * sizeof(ulong));
            if (!hasBits)
            {
                bits = (byte)set;
                bits = ref Wire.At(ref bits, 1);
            }

            if (set == 0)
            {
                continue;
            }

            ref byte place = ref Wire.At(ref at, written);
            if (set == AllSet)
            {
                Unsafe.WriteUnaligned(ref place, ValuesOfFour(low) | (ValuesOfFour(high) << 32));
                written += 8;
                continue;
            }

            // What is written for one that is absent is written over by the next that is present.
            place = (byte)(low >> 8);
            place = ref Wire.At(ref place, (int)(set & 1));
            place = (byte)(low >> 24);
            place = ref Wire.At(ref place, (int)((set >> 1) & 1));
            place = (byte)(low >> 40);
            place = ref Wire.At(ref place, (int)((set >> 2) & 1));
            place = (byte)(low >> 56);
            place = ref Wire.At(ref place, (int)((set >> 3) & 1));
            place = (byte)(high >> 8);
            place = ref Wire.At(ref place, (int)((set >> 4) & 1));
            place = (byte)(high >> 24);
            place = ref Wire.At(ref place, (int)((set >> 5) & 1));
            place = (byte)(high >> 40);
            place = ref Wire.At(ref place, (int)((set >> 6) & 1));
            place = (byte)(high >> 56);
            written += BitCount.Of(set);
        }

        return written;
    }

    private static int GatherParts(ref byte bits, ref byte at, int groups, ref byte eight, bool hasBits)
    {
        ref byte first = ref at;
        int offset = ValueOffset;
        for (; groups > 0; groups--)
        {
            uint set = FlagsOfEach(ref eight);
            ref byte value = ref Wire.At(ref eight, offset);
            eight = ref Wire.At(ref eight, 8 * Unsafe.SizeOf<T?>());
            if (!hasBits)
            {
                bits = (byte)set;
                bits = ref Wire.At(ref bits, 1);
            }

            if (set == 0)
            {
                continue;
            }

            ref byte place = ref at;
            int part = Unsafe.SizeOf<T>() - PartSize;
            while (true)
            {
                ref byte from = ref Wire.At(ref value, part);
                place = ref Wire.At(ref at, part);
                if (set == AllSet)
                {
                    MovePart(ref from, ref place);
                    MovePart(ref Wire.At(ref from, Unsafe.SizeOf<T?>()), ref Wire.At(ref place, Unsafe.SizeOf<T>()));
                    MovePart(ref Wire.At(ref from, 2 * Unsafe.SizeOf<T?>()), ref Wire.At(ref place, 2 * Unsafe.SizeOf<T>()));
                    MovePart(ref Wire.At(ref from, 3 * Unsafe.SizeOf<T?>()), ref Wire.At(ref place, 3 * Unsafe.SizeOf<T>()));
                    MovePart(ref Wire.At(ref from, 4 * Unsafe.SizeOf<T?>()), ref Wire.At(ref place, 4 * Unsafe.SizeOf<T>()));
                    MovePart(ref Wire.At(ref from, 5 * Unsafe.SizeOf<T?>()), ref Wire.At(ref place, 5 * Unsafe.SizeOf<T>()));
                    MovePart(ref Wire.At(ref from, 6 * Unsafe.SizeOf<T?>()), ref Wire.At(ref place, 6 * Unsafe.SizeOf<T>()));
                    MovePart(ref Wire.At(ref from, 7 * Unsafe.SizeOf<T?>()), ref Wire.At(ref place, 7 * Unsafe.SizeOf<T>()));
                    place = ref Wire.At(ref place, 8 * Unsafe.SizeOf<T>());
                }
                else
                {
                    // What is written for one that is absent is written over by the next that is present.
                    MovePart(ref from, ref place);
                    place = ref Wire.At(ref place, (int)(set & 1) * Unsafe.SizeOf<T>());
                    MovePart(ref Wire.At(ref from, Unsafe.SizeOf<T?>()), ref place);
                    place = ref Wire.At(ref place, (int)((set >> 1) & 1) * Unsafe.SizeOf<T>());
                    MovePart(ref Wire.At(ref from, 2 * Unsafe.SizeOf<T?>()), ref place);
                    place = ref Wire.At(ref place, (int)((set >> 2) & 1) * Unsafe.SizeOf<T>());
                    MovePart(ref Wire.At(ref from, 3 * Unsafe.SizeOf<T?>()), ref place);
                    place = ref Wire.At(ref place, (int)((set >> 3) & 1) * Unsafe.SizeOf<T>());
                    MovePart(ref Wire.At(ref from, 4 * Unsafe.SizeOf<T?>()), ref place);
                    place = ref Wire.At(ref place, (int)((set >> 4) & 1) * Unsafe.SizeOf<T>());
                    MovePart(ref Wire.At(ref from, 5 * Unsafe.SizeOf<T?>()), ref place);
                    place = ref Wire.At(ref place, (int)((set >> 5) & 1) * Unsafe.SizeOf<T>());
                    MovePart(ref Wire.At(ref from, 6 * Unsafe.SizeOf<T?>()), ref place);
                    place = ref Wire.At(ref place, (int)((set >> 6) & 1) * Unsafe.SizeOf<T>());
                    MovePart(ref Wire.At(ref from, 7 * Unsafe.SizeOf<T?>()), ref place);
                    place = ref Wire.At(ref place, (int)((set >> 7) & 1) * Unsafe.SizeOf<T>());
                }

                if (part == 0)
                {
                    break;
                }

                part = part > PartSize ? part - PartSize : 0;
            }

            at = ref place;
        }

        return (int)Unsafe.ByteOffset(ref first, ref at);
    }

    /// <summary>Puts values where elements are present, of groups of eight, as long as there are eight values; elements before the first value may be left.</summary>
    private static void Scatter(ref byte bits, ref byte values, int end, ref T? first, int count, ref int i, ref int read)
    {
        while (true)
        {
            int groups = Math.Min((count - i) >> 3, (end - read) / (8 * Unsafe.SizeOf<T>()));
            if (groups <= 0)
            {
                // A few values may stand far apart.
                if (read == end || count - i < 8 || Wire.At(ref bits, i >> 3) != 0)
                {
                    return;
                }

                MemoryMarshal.CreateSpan(ref Unsafe.Add(ref first, i), 8).Clear();
                i += 8;
                continue;
            }

            ref byte elements = ref Unsafe.As<T?, byte>(ref Unsafe.Add(ref first, i));
            ref byte next = ref Wire.At(ref bits, i >> 3);
            ref byte value = ref Wire.At(ref values, read);
            read += IsByte ? ScatterBytes(ref next, ref value, groups, ref elements) : ScatterParts(ref next, ref value, groups, ref elements);
            i += 8 * groups;
        }
    }

    private static int ScatterBytes(ref byte bits, ref byte values, int groups, ref byte eight)
    {
        int read = 0;
        for (; groups > 0; groups--)
        {
            uint set = bits;
            ref byte value = ref Wire.At(ref values, read);
            if (set == AllSet)
            {
                Unsafe.WriteUnaligned(ref eight, FourOf(Unsafe.ReadUnaligned<uint>(ref value)));
                Unsafe.WriteUnaligned(ref Wire.At(ref eight, sizeof(ulong)), FourOf(Unsafe.ReadUnaligned<uint>(ref Wire.At(ref value, 4))));
                read += 8;
            }
            else
            {
                SetByte(ref eight, ref value, set & 1);
                value = ref Wire.At(ref value, (int)(set & 1));
                SetByte(ref Wire.At(ref eight, 2), ref value, (set >> 1) & 1);
                value = ref Wire.At(ref value, (int)((set >> 1) & 1));
                SetByte(ref Wire.At(ref eight, 4), ref value, (set >> 2) & 1);
                value = ref Wire.At(ref value, (int)((set >> 2) & 1));
                SetByte(ref Wire.At(ref eight, 6), ref value, (set >> 3) & 1);
                value = ref Wire.At(ref value, (int)((set >> 3) & 1));
                SetByte(ref Wire.At(ref eight, 8), ref value, (set >> 4) & 1);
                value = ref Wire.At(ref value, (int)((set >> 4) & 1));
                SetByte(ref Wire.At(ref eight, 10), ref value, (set >> 5) & 1);
                value = ref Wire.At(ref value, (int)((set >> 5) & 1));
                SetByte(ref Wire.At(ref eight, 12), ref value, (set >> 6) & 1);
                value = ref Wire.At(ref value, (int)((set >> 6) & 1));
                SetByte(ref Wire.At(ref eight, 14), ref value, (set >> 7) & 1);
                read += BitCount.Of(set);
            }

            eight = ref Wire.At(ref eight, 8 * Unsafe.SizeOf<T?>());
            bits = ref Wire.At(ref bits, 1);
        }

        return read;
    }

    private static int ScatterParts(ref byte bits, ref byte values, int groups, ref byte eight)
    {
        ref byte first = ref values;
        int offset = ValueOffset;
        for (; groups > 0; groups--)
        {
            uint set = bits;
            bits = ref Wire.At(ref bits, 1);
            ref byte place = ref Wire.At(ref eight, offset);
            eight = (byte)(set & 1);
            Wire.At(ref eight, Unsafe.SizeOf<T?>()) = (byte)((set >> 1) & 1);
            Wire.At(ref eight, 2 * Unsafe.SizeOf<T?>()) = (byte)((set >> 2) & 1);
            Wire.At(ref eight, 3 * Unsafe.SizeOf<T?>()) = (byte)((set >> 3) & 1);
            Wire.At(ref eight, 4 * Unsafe.SizeOf<T?>()) = (byte)((set >> 4) & 1);
            Wire.At(ref eight, 5 * Unsafe.SizeOf<T?>()) = (byte)((set >> 5) & 1);
            Wire.At(ref eight, 6 * Unsafe.SizeOf<T?>()) = (byte)((set >> 6) & 1);
            Wire.At(ref eight, 7 * Unsafe.SizeOf<T?>()) = (byte)((set >> 7) & 1);
            eight = ref Wire.At(ref eight, 8 * Unsafe.SizeOf<T?>());
            ref byte value = ref values;
            int part = Unsafe.SizeOf<T>() - PartSize;
            while (true)
            {
                value = ref Wire.At(ref values, part);
                ref byte to = ref Wire.At(ref place, part);
                if (set == AllSet)
                {
                    MovePart(ref value, ref to);
                    MovePart(ref Wire.At(ref value, Unsafe.SizeOf<T>()), ref Wire.At(ref to, Unsafe.SizeOf<T?>()));
                    MovePart(ref Wire.At(ref value, 2 * Unsafe.SizeOf<T>()), ref Wire.At(ref to, 2 * Unsafe.SizeOf<T?>()));
                    MovePart(ref Wire.At(ref value, 3 * Unsafe.SizeOf<T>()), ref Wire.At(ref to, 3 * Unsafe.SizeOf<T?>()));
                    MovePart(ref Wire.At(ref value, 4 * Unsafe.SizeOf<T>()), ref Wire.At(ref to, 4 * Unsafe.SizeOf<T?>()));
                    MovePart(ref Wire.At(ref value, 5 * Unsafe.SizeOf<T>()), ref Wire.At(ref to, 5 * Unsafe.SizeOf<T?>()));
                    MovePart(ref Wire.At(ref value, 6 * Unsafe.SizeOf<T>()), ref Wire.At(ref to, 6 * Unsafe.SizeOf<T?>()));
                    MovePart(ref Wire.At(ref value, 7 * Unsafe.SizeOf<T>()), ref Wire.At(ref to, 7 * Unsafe.SizeOf<T?>()));
                    value = ref Wire.At(ref value, 8 * Unsafe.SizeOf<T>());
                }
                else
                {
                    MovePart(ref value, ref to, set & 1);
                    value = ref Wire.At(ref value, (int)(set & 1) * Unsafe.SizeOf<T>());
                    MovePart(ref value, ref Wire.At(ref to, Unsafe.SizeOf<T?>()), (set >> 1) & 1);
                    value = ref Wire.At(ref value, (int)((set >> 1) & 1) * Unsafe.SizeOf<T>());
                    MovePart(ref value, ref Wire.At(ref to, 2 * Unsafe.SizeOf<T?>()), (set >> 2) & 1);
                    value = ref Wire.At(ref value, (int)((set >> 2) & 1) * Unsafe.SizeOf<T>());
                    MovePart(ref value, ref Wire.At(ref to, 3 * Unsafe.SizeOf<T?>()), (set >> 3) & 1);
                    value = ref Wire.At(ref value, (int)((set >> 3) & 1) * Unsafe.SizeOf<T>());
                    MovePart(ref value, ref Wire.At(ref to, 4 * Unsafe.SizeOf<T?>()), (set >> 4) & 1);
                    value = ref Wire.At(ref value, (int)((set >> 4) & 1) * Unsafe.SizeOf<T>());
                    MovePart(ref value, ref Wire.At(ref to, 5 * Unsafe.SizeOf<T?>()), (set >> 5) & 1);
                    value = ref Wire.At(ref value, (int)((set >> 5) & 1) * Unsafe.SizeOf<T>());
                    MovePart(ref value, ref Wire.At(ref to, 6 * Unsafe.SizeOf<T?>()), (set >> 6) & 1);
                    value = ref Wire.At(ref value, (int)((set >> 6) & 1) * Unsafe.SizeOf<T>());
                    MovePart(ref value, ref Wire.At(ref to, 7 * Unsafe.SizeOf<T?>()), (set >> 7) & 1);
                    value = ref Wire.At(ref value, (int)((set >> 7) & 1) * Unsafe.SizeOf<T>());
                }

                if (part == 0)
                {
                    break;
                }

                part = part > PartSize ? part - PartSize : 0;
            }

            values = ref value;
        }

        return (int)Unsafe.ByteOffset(ref first, ref values);
    }

    /// <summary>The flags of four elements of two bytes, each moved beside the one before.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static uint FlagsOfFour(ulong four) => (uint)(((four & OneOfEachTwoBytes) * 0x0001_0002_0004_0008) >> 48) & 0xF;

    /// <summary>The values of four elements of two bytes.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static ulong ValuesOfFour(ulong four)
    {
        ulong apart = (four >> 8) & 0x00FF_00FF_00FF_00FF;
        apart = (apart | (apart >> 8)) & 0x0000_FFFF_0000_FFFF;
        return (apart | (apart >> 16)) & uint.MaxValue;
    }

    /// <summary>Four elements of two bytes that have these values.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static ulong FourOf(ulong values)
    {
        values = (values | (values << 16)) & 0x0000_FFFF_0000_FFFF;
        values = (values | (values << 8)) & 0x00FF_00FF_00FF_00FF;
        return (values << 8) | OneOfEachTwoBytes;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void SetByte(ref byte element, ref byte value, uint isPresent) =>
        Unsafe.WriteUnaligned(ref element, (ushort)((((uint)value << 8) | 1) & (0 - isPresent)));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void MovePart(ref byte from, ref byte to)
    {
        if (Unsafe.SizeOf<T>() >= sizeof(ulong))
        {
            Unsafe.WriteUnaligned(ref to, Unsafe.ReadUnaligned<ulong>(ref from));
        }
        else if (Unsafe.SizeOf<T>() >= sizeof(uint))
        {
            Unsafe.WriteUnaligned(ref to, Unsafe.ReadUnaligned<uint>(ref from));
        }
        else if (Unsafe.SizeOf<T>() >= sizeof(ushort))
        {
            Unsafe.WriteUnaligned(ref to, Unsafe.ReadUnaligned<ushort>(ref from));
        }
        else
        {
            to = from;
        }
    }

    /// <summary>The same, or zeros.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void MovePart(ref byte from, ref byte to, uint isPresent)
    {
        if (Unsafe.SizeOf<T>() >= sizeof(ulong))
        {
            Unsafe.WriteUnaligned(ref to, Unsafe.ReadUnaligned<ulong>(ref from) & (0 - (ulong)isPresent));
        }
        else if (Unsafe.SizeOf<T>() >= sizeof(uint))
        {
            Unsafe.WriteUnaligned(ref to, Unsafe.ReadUnaligned<uint>(ref from) & (0 - isPresent));
        }
        else if (Unsafe.SizeOf<T>() >= sizeof(ushort))
        {
            Unsafe.WriteUnaligned(ref to, (ushort)(Unsafe.ReadUnaligned<ushort>(ref from) & (0 - isPresent)));
        }
        else
        {
            to = (byte)(from & (0 - isPresent));
        }
    }
}
