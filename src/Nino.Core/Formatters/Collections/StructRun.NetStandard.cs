namespace Nino.Core.Formatters;

/// <remarks>
/// By numbers, without vectors: each block of one, two, four or eight bytes is moved for many elements one after
/// another. Mono computes with constants where a formatter is a variable, and clears one wherever <c>default</c> names it.
/// </remarks>
internal static partial class StructRun<T, TFormatter>
{
    /// <summary>So many elements stay in the nearest cache while their blocks are moved.</summary>
    private const int Batch = 256;

    private static readonly DatePlace[] Dates = WirePlaces<T, TFormatter>.Dates;

    private static readonly (int Memory, int Wire, int Size)[] Blocks = FindBlocks(WirePlaces<T, TFormatter>.IsSmall ? WirePlaces<T, TFormatter>.InMemory : []);

    private static int WriteBlocks(ref byte destination, ref T element, int count)
    {
        if (Blocks.Length == 0)
        {
            return 0;
        }

        int wireSize = default(TFormatter).FixedSize;
        for (int done = 0; done < count; done += Batch)
        {
            ref byte memory = ref Unsafe.As<T, byte>(ref Unsafe.Add(ref element, done));
            ref byte wire = ref Unsafe.Add(ref destination, done * wireSize);
            foreach ((int from, int to, int size) in Blocks)
            {
                Copy(ref Unsafe.Add(ref memory, from), Unsafe.SizeOf<T>(), ref Unsafe.Add(ref wire, to), wireSize, size, Math.Min(Batch, count - done));
            }

            foreach (DatePlace date in Dates)
            {
                ToClocks(ref Unsafe.Add(ref wire, date.Wire), wireSize, Math.Min(Batch, count - done));
            }
        }

        return count;
    }

    private static int ReadBlocks(ref byte source, ref T element, int count)
    {
        if (Blocks.Length == 0 || !AreValid(ref source, count))
        {
            return 0;
        }

        int wireSize = default(TFormatter).FixedSize;
        for (int done = 0; done < count; done += Batch)
        {
            ref byte memory = ref Unsafe.As<T, byte>(ref Unsafe.Add(ref element, done));
            ref byte wire = ref Unsafe.Add(ref source, done * wireSize);
            if (wireSize < Unsafe.SizeOf<T>())
            {
                // What is not on the wire: memory that was rented holds other values.
                Unsafe.InitBlockUnaligned(ref memory, 0, (uint)(Math.Min(Batch, count - done) * Unsafe.SizeOf<T>()));
            }

            foreach ((int to, int from, int size) in Blocks)
            {
                Copy(ref Unsafe.Add(ref wire, from), wireSize, ref Unsafe.Add(ref memory, to), Unsafe.SizeOf<T>(), size, Math.Min(Batch, count - done));
            }

            foreach (DatePlace date in Dates)
            {
                ToInstants(ref Unsafe.Add(ref memory, date.Ticks), date.Minutes - date.Ticks, Math.Min(Batch, count - done));
            }
        }

        return count;
    }

    private static void Copy(ref byte from, int fromStep, ref byte to, int toStep, int size, int count)
    {
        switch (size)
        {
            case 8:
                Copy<ulong>(ref from, fromStep, ref to, toStep, count);
                break;
            case 4:
                Copy<uint>(ref from, fromStep, ref to, toStep, count);
                break;
            case 2:
                Copy<ushort>(ref from, fromStep, ref to, toStep, count);
                break;
            default:
                Copy<byte>(ref from, fromStep, ref to, toStep, count);
                break;
        }
    }

    private static void Copy<TBlock>(ref byte from, int fromStep, ref byte to, int toStep, int count)
        where TBlock : unmanaged
    {
        for (; count >= 4; count -= 4)
        {
            Unsafe.WriteUnaligned(ref to, Unsafe.ReadUnaligned<TBlock>(ref from));
            Unsafe.WriteUnaligned(ref Unsafe.Add(ref to, toStep), Unsafe.ReadUnaligned<TBlock>(ref Unsafe.Add(ref from, fromStep)));
            Unsafe.WriteUnaligned(ref Unsafe.Add(ref to, 2 * toStep), Unsafe.ReadUnaligned<TBlock>(ref Unsafe.Add(ref from, 2 * fromStep)));
            Unsafe.WriteUnaligned(ref Unsafe.Add(ref to, 3 * toStep), Unsafe.ReadUnaligned<TBlock>(ref Unsafe.Add(ref from, 3 * fromStep)));
            from = ref Unsafe.Add(ref from, 4 * fromStep);
            to = ref Unsafe.Add(ref to, 4 * toStep);
        }

        for (; count > 0; count--)
        {
            Unsafe.WriteUnaligned(ref to, Unsafe.ReadUnaligned<TBlock>(ref from));
            from = ref Unsafe.Add(ref from, fromStep);
            to = ref Unsafe.Add(ref to, toStep);
        }
    }

    /// <summary>Makes instants on the wire local clocks.</summary>
    private static void ToClocks(ref byte date, int step, int count)
    {
        for (; count > 0; count--)
        {
            long instant = (long)(Unsafe.ReadUnaligned<ulong>(ref date) & DateTimeFormatter.TicksMask);
            Unsafe.WriteUnaligned(ref date, instant + (Unsafe.ReadUnaligned<short>(ref Unsafe.Add(ref date, sizeof(long))) * TimeSpan.TicksPerMinute));
            date = ref Unsafe.Add(ref date, step);
        }
    }

    /// <summary>Makes local clocks in memory instants, and offsets numbers of eight bytes, whatever part of them the runtime uses.</summary>
    private static void ToInstants(ref byte date, int offsetPlace, int count)
    {
        for (; count > 0; count--)
        {
            long offset = Unsafe.ReadUnaligned<short>(ref Unsafe.Add(ref date, offsetPlace));
            Unsafe.WriteUnaligned(ref date, Unsafe.ReadUnaligned<long>(ref date) - (offset * TimeSpan.TicksPerMinute));
            Unsafe.WriteUnaligned(ref Unsafe.Add(ref date, offsetPlace), offset);
            date = ref Unsafe.Add(ref date, Unsafe.SizeOf<T>());
        }
    }

    private static bool AreValid(ref byte source, int count)
    {
        if (count >= ElementReader.Many && ValidRun.AreValid<T, TFormatter>(ref source, count))
        {
            return true;
        }

        for (; count > 0; count--)
        {
            if (!default(TFormatter).IsValid(ref source))
            {
                return false;
            }

            source = ref Wire.At(ref source, default(TFormatter).FixedSize);
        }

        return true;
    }

    /// <summary>The blocks of bytes that stand one after another both on the wire and in memory.</summary>
    private static (int, int, int)[] FindBlocks(byte[] origins)
    {
        List<(int, int, int)> blocks = [];
        for (int wire = 0; wire < origins.Length;)
        {
            int size = 1;
            while (wire + size < origins.Length && origins[wire + size] == origins[wire] + size)
            {
                size++;
            }

            size = size >= 8 ? 8 : size >= 4 ? 4 : size >= 2 ? 2 : 1;
            blocks.Add((origins[wire], wire, size));
            wire += size;
        }

        return blocks.ToArray();
    }
}
