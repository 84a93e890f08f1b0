using Nino.Core.Memory;

namespace Nino.Core.Formatters;

/// <remarks>
/// By numbers, without vectors: Mono moves a struct from or to any address byte by byte. Values whose memory is not their
/// wire form are brought together first, and then move in runs, as elements that are never null do.
/// </remarks>
internal static partial class OptionalRun<T, TFormatter>
{
    /// <summary>So many values stay in the nearest cache while they are moved twice.</summary>
    private const int Batch = 128;

    private const uint AllSet = 0xFF;

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

    static partial void WriteEights(ref byte bits, ref byte at, long room, scoped ref T? first, int count, bool hasBits, ref int i, ref int written) =>
        written += hasBits ? Gather(ref Wire.At(ref at, written), (int)room - written, ref first, count, ref i) : 0;

    static partial void ReadEights(ref byte bits, ref byte values, int end, ref T? first, int count, ref int i, ref int read) =>
        read += Scatter(ref bits, ref Wire.At(ref values, read), end - read, ref first, count, ref i);

    static partial void WriteByBatches(ref byte at, int end, scoped ref T? first, int count, ref int i, ref int written)
    {
        if (ValueOffset == 0 || count - i < ElementReader.Many)
        {
            return;
        }

        T[] values = Rented<T>.Take(Batch);
        ref T buffer = ref Platform.FirstOf(values);
        while (i < count && written < end)
        {
            int most = Math.Min(Batch, (end - written) / default(TFormatter).FixedSize);
            int gathered = Gather(ref Unsafe.As<T, byte>(ref buffer), most * Unsafe.SizeOf<T>(), ref first, count, ref i) / Unsafe.SizeOf<T>();
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
        while (read < end)
        {
            int most = Math.Min(Batch, (end - read) / default(TFormatter).FixedSize);
            reader.Check(StructRun<T, TFormatter>.TryRead(ref Wire.At(ref values, read), ref buffer, most));
            read += most * default(TFormatter).FixedSize;
            Scatter(ref bits, ref Unsafe.As<T, byte>(ref buffer), most * Unsafe.SizeOf<T>(), ref first, count, ref i);
        }

        Rented<T>.Return(batch);
    }

    /// <summary>Brings values that are present together, up to so many bytes, and tells how many bytes. What is written for one that is absent is written over by the next that is present.</summary>
    private static int Gather(ref byte at, int end, scoped ref T? first, int count, ref int i)
    {
        switch (Unsafe.SizeOf<T>())
        {
            case sizeof(byte):
                return Gather<byte>(ref at, end, ref first, count, ref i);
            case sizeof(ushort):
                return Gather<ushort>(ref at, end, ref first, count, ref i);
            case sizeof(uint):
                return Gather<uint>(ref at, end, ref first, count, ref i);
            case sizeof(ulong):
                return Gather<ulong>(ref at, end, ref first, count, ref i);
        }

        int written = 0;
        int next = i;
        for (; next < count && written < end; next++)
        {
            ref byte element = ref Unsafe.As<T?, byte>(ref Unsafe.Add(ref first, next));
            Move(ref Wire.At(ref element, ValueOffset), ref Wire.At(ref at, written));
            written += element * Unsafe.SizeOf<T>();
        }

        i = next;
        return written;
    }

    private static int Gather<TNumber>(ref byte at, int end, scoped ref T? first, int count, ref int i)
        where TNumber : unmanaged
    {
        int written = 0;
        int next = i;
        int offset = ValueOffset;
        ref byte element = ref Unsafe.As<T?, byte>(ref Unsafe.Add(ref first, next));
        for (; next < count && written < end; next++)
        {
            Unsafe.WriteUnaligned(ref Wire.At(ref at, written), Unsafe.ReadUnaligned<TNumber>(ref Wire.At(ref element, offset)));
            written += element * Unsafe.SizeOf<TNumber>();
            element = ref Wire.At(ref element, Unsafe.SizeOf<T?>());
        }

        i = next;
        return written;
    }

    /// <summary>Puts values where elements are present, up to the last of so many bytes, and tells how many bytes.</summary>
    private static int Scatter(ref byte bits, ref byte values, int end, ref T? first, int count, ref int i)
    {
        int read = 0;
        int next = i;
        ref byte element = ref Unsafe.As<T?, byte>(ref Unsafe.Add(ref first, next));
        while (next < count && read < end)
        {
            // Those whose bits are left in a byte, as far as there are as many values; the last ones each alone.
            int group = Math.Min(8 - (next & 7), count - next);
            uint set = (uint)Wire.At(ref bits, next >> 3) >> (next & 7);
            if (end - read < group * Unsafe.SizeOf<T>())
            {
                group = 1;
            }

            next += group;
            if (set == AllSet)
            {
                for (; group > 0; group--)
                {
                    element = 1;
                    Move(ref Wire.At(ref values, read), ref Wire.At(ref element, ValueOffset));
                    read += Unsafe.SizeOf<T>();
                    element = ref Wire.At(ref element, Unsafe.SizeOf<T?>());
                }
            }

            for (; group > 0; group--)
            {
                uint isPresent = set & 1;
                SetRaw(ref element, ref Wire.At(ref values, read), isPresent);
                read += (int)isPresent * Unsafe.SizeOf<T>();
                element = ref Wire.At(ref element, Unsafe.SizeOf<T?>());
                set >>= 1;
            }
        }

        i = next;
        return read;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void Move(ref byte from, ref byte to)
    {
        int part = 0;
        for (; part <= Unsafe.SizeOf<T>() - sizeof(ulong); part += sizeof(ulong))
        {
            Unsafe.WriteUnaligned(ref Wire.At(ref to, part), Unsafe.ReadUnaligned<ulong>(ref Wire.At(ref from, part)));
        }

        if ((Unsafe.SizeOf<T>() & sizeof(uint)) != 0)
        {
            Unsafe.WriteUnaligned(ref Wire.At(ref to, part), Unsafe.ReadUnaligned<uint>(ref Wire.At(ref from, part)));
            part += sizeof(uint);
        }

        if ((Unsafe.SizeOf<T>() & sizeof(ushort)) != 0)
        {
            Unsafe.WriteUnaligned(ref Wire.At(ref to, part), Unsafe.ReadUnaligned<ushort>(ref Wire.At(ref from, part)));
            part += sizeof(ushort);
        }

        if ((Unsafe.SizeOf<T>() & sizeof(byte)) != 0)
        {
            Wire.At(ref to, part) = Wire.At(ref from, part);
        }
    }
}
