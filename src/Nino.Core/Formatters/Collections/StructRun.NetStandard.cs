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

    private static readonly Block[] Blocks = FindBlocks(WirePlaces<T, TFormatter>.IsSmall ? WirePlaces<T, TFormatter>.InMemory : []);

    /// <summary>Numbers in memory, each as large as the struct allows, that cover what is not on the wire: memory that was rented holds other values.</summary>
    private static readonly int[] Gaps = FindGaps();

    private static int GapSize
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => Unsafe.SizeOf<T>() >= sizeof(ulong) ? sizeof(ulong) : Unsafe.SizeOf<T>() >= sizeof(uint) ? sizeof(uint) : sizeof(ushort);
    }

    private static int WriteBlocks(ref byte destination, ref T element, int count)
    {
        Block[] blocks = Blocks;
        if (blocks.Length == 0)
        {
            return 0;
        }

        int wireSize = default(TFormatter).FixedSize;
        for (int done = 0; done < count; done += Batch)
        {
            int some = Math.Min(Batch, count - done);
            ref byte memory = ref Unsafe.As<T, byte>(ref Unsafe.Add(ref element, done));
            ref byte wire = ref Unsafe.Add(ref destination, done * wireSize);
            for (int i = 0; i < blocks.Length; i++)
            {
                ref Block block = ref blocks[i];
                StridedCopy.Copy(ref Unsafe.Add(ref memory, block.Memory), Unsafe.SizeOf<T>(), ref Unsafe.Add(ref wire, block.Wire), wireSize, block.Size, some);
            }

            foreach (DatePlace date in Dates)
            {
                ToClocks(ref Unsafe.Add(ref wire, date.Wire), wireSize, some);
            }
        }

        return count;
    }

    private static int ReadBlocks(ref byte source, ref T element, int count)
    {
        Block[] blocks = Blocks;
        if (blocks.Length == 0 || !AreValid(ref source, count))
        {
            return 0;
        }

        int wireSize = default(TFormatter).FixedSize;
        for (int done = 0; done < count; done += Batch)
        {
            int some = Math.Min(Batch, count - done);
            ref byte memory = ref Unsafe.As<T, byte>(ref Unsafe.Add(ref element, done));
            ref byte wire = ref Unsafe.Add(ref source, done * wireSize);
            foreach (int gap in Gaps)
            {
                Clear(ref Unsafe.Add(ref memory, gap), some);
            }

            for (int i = 0; i < blocks.Length; i++)
            {
                ref Block block = ref blocks[i];
                StridedCopy.Copy(ref Unsafe.Add(ref wire, block.Wire), wireSize, ref Unsafe.Add(ref memory, block.Memory), Unsafe.SizeOf<T>(), block.Size, some);
            }

            foreach (DatePlace date in Dates)
            {
                if (!ToInstants(ref Unsafe.Add(ref memory, date.Ticks), date.Minutes - date.Ticks, some))
                {
                    // One by one, what is not valid is found.
                    return done;
                }
            }
        }

        return count;
    }

    private static void Clear(ref byte gap, int count)
    {
        for (; count >= 4; count -= 4)
        {
            ClearGap(ref gap);
            ClearGap(ref Unsafe.Add(ref gap, Unsafe.SizeOf<T>()));
            ClearGap(ref Unsafe.Add(ref gap, 2 * Unsafe.SizeOf<T>()));
            ClearGap(ref Unsafe.Add(ref gap, 3 * Unsafe.SizeOf<T>()));
            gap = ref Unsafe.Add(ref gap, 4 * Unsafe.SizeOf<T>());
        }

        for (; count > 0; count--)
        {
            ClearGap(ref gap);
            gap = ref Unsafe.Add(ref gap, Unsafe.SizeOf<T>());
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void ClearGap(ref byte gap)
    {
        if (Unsafe.SizeOf<T>() >= sizeof(ulong))
        {
            Unsafe.WriteUnaligned(ref gap, 0UL);
        }
        else if (Unsafe.SizeOf<T>() >= sizeof(uint))
        {
            Unsafe.WriteUnaligned(ref gap, 0U);
        }
        else
        {
            Unsafe.WriteUnaligned(ref gap, (ushort)0);
        }
    }

    /// <summary>Makes instants on the wire local clocks.</summary>
    private static void ToClocks(ref byte date, nint step, int count)
    {
        for (; count > 0; count--)
        {
            long instant = (long)(Unsafe.ReadUnaligned<ulong>(ref date) & DateTimeFormatter.TicksMask);
            Unsafe.WriteUnaligned(ref date, instant + (Unsafe.ReadUnaligned<short>(ref Unsafe.Add(ref date, sizeof(long))) * TimeSpan.TicksPerMinute));
            date = ref Unsafe.AddByteOffset(ref date, step);
        }
    }

    /// <summary>Makes local clocks in memory instants, and offsets numbers of eight bytes, whatever part of them the runtime uses; tells whether all are valid.</summary>
    private static bool ToInstants(ref byte date, nint offsetPlace, int count)
    {
        // Below 0 where a number is below its least or above its most.
        long sign = 0;
        for (; count > 0; count--)
        {
            long clock = Unsafe.ReadUnaligned<long>(ref date);
            long offset = Unsafe.ReadUnaligned<short>(ref Unsafe.AddByteOffset(ref date, offsetPlace));
            long instant = clock - (offset * TimeSpan.TicksPerMinute);
            Unsafe.WriteUnaligned(ref date, instant);
            Unsafe.WriteUnaligned(ref Unsafe.AddByteOffset(ref date, offsetPlace), offset);
            sign |= clock | (DateTimeFormatter.MaxTicks - clock) | instant | (DateTimeFormatter.MaxTicks - instant)
                | (offset + DateTimeOffsetFormatter.MaxOffset) | (DateTimeOffsetFormatter.MaxOffset - offset);
            date = ref Unsafe.Add(ref date, Unsafe.SizeOf<T>());
        }

        return sign >= 0;
    }

    /// <summary>Whether values are valid but for dates.</summary>
    private static bool AreValid(ref byte source, int count)
    {
        if (ValidRun.AreValid<T, TFormatter>(ref source, count))
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
    private static Block[] FindBlocks(byte[] origins)
    {
        List<Block> blocks = [];
        for (int wire = 0; wire < origins.Length;)
        {
            int size = 1;
            while (wire + size < origins.Length && origins[wire + size] == origins[wire] + size)
            {
                size++;
            }

            size = size >= 8 ? 8 : size >= 4 ? 4 : size >= 2 ? 2 : 1;
            blocks.Add(new Block(origins[wire], wire, size));
            wire += size;
        }

        return blocks.ToArray();
    }

    private static int[] FindGaps()
    {
        List<int> gaps = [];
        byte[] origins = WirePlaces<T, TFormatter>.InMemory;
        for (int place = 0; Blocks.Length != 0 && place < Unsafe.SizeOf<T>();)
        {
            int gap = place;
            bool isSet = Array.IndexOf(origins, (byte)gap) >= 0 || Array.Exists(Dates, date => date.HasNothingAt(gap));
            if (!isSet)
            {
                gaps.Add(Math.Min(gap, Unsafe.SizeOf<T>() - GapSize));
            }

            place += isSet ? 1 : GapSize;
        }

        return gaps.ToArray();
    }

    private readonly struct Block
    {
        public readonly int Memory;
        public readonly int Wire;
        public readonly int Size;

        public Block(int memory, int wire, int size)
        {
            Memory = memory;
            Wire = wire;
            Size = size;
        }
    }
}
