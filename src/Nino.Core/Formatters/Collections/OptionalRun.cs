namespace Nino.Core.Formatters;

/// <summary>Nullable values of fixed size, or compact numbers, one after another in memory; on the wire presence bits, then the values that are present (format.md §6).</summary>
/// <remarks>
/// Where the memory of a value is its wire form, values move as bytes, without a branch for each, and by vectors many at
/// once. Nothing is assumed of the layout of <c>T?</c>: samples are looked at once.
/// </remarks>
internal static partial class OptionalRun<T, TFormatter>
    where T : struct
    where TFormatter : struct, IFormatter<T>
{
    /// <summary>Where the value stands in a <c>T?</c> that begins with its flag; 0 where it is laid out in another way.</summary>
    private static readonly int ValueOffset = FindValueOffset();

    private static bool IsChecked
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => default(TFormatter).Layout != FixedLayout.Raw;
    }

    private static bool MovesAsBytes
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => default(TFormatter).Layout is FixedLayout.Raw or FixedLayout.RawChecked && ValueOffset != 0;
    }

    /// <summary>Writes elements.</summary>
    public static ref byte Write(ref Writer writer, ref byte at, scoped ref T? first, int count)
    {
        int size = PresenceBits.Size(count);
        at = ref writer.Room(ref at, size);
        ref byte bits = ref at;
        at = ref Wire.At(ref at, size);
        if (default(TFormatter).FixedSize == 0)
        {
            return ref WriteNumbers(ref writer, ref at, WriteBits(ref bits, ref first, count, 0), ref first, count);
        }

        // As far as there happens to be room, before it is known how many are present.
        int i = 0;
        int written = 0;
        long room = writer.RoomFrom(ref at);
        WriteVectors(ref bits, ref at, room, ref first, count, hasBits: false, ref i, ref written);
        WriteEights(ref bits, ref at, room, ref first, count, hasBits: false, ref i, ref written);
        int left = WriteBits(ref bits, ref first, count, i) - (written / default(TFormatter).FixedSize);

        // A buffer that grows may have left the bits behind, in memory that is another's.
        BooleanRun.Clean<TFormatter>(ref at, written);
        at = ref writer.RoomForMany(ref Wire.At(ref at, written), 0, left, default(TFormatter).FixedSize);
        int end = left * default(TFormatter).FixedSize;
        written = 0;
        WriteVectors(ref at, ref at, end, ref first, count, hasBits: true, ref i, ref written);
        if (MovesAsBytes)
        {
            WriteEights(ref at, ref at, end, ref first, count, hasBits: true, ref i, ref written);
            written = WriteRaw(ref at, end, ref first, i, count, written);
        }
        else
        {
            WriteByBatches(ref at, end, ref first, count, ref i, ref written);
            written = WriteEach(ref at, end, ref first, i, count, written);
        }

        if (written != end)
        {
            Errors.ThrowChanged(typeof(T?[]));
        }

        BooleanRun.Clean<TFormatter>(ref at, end);
        return ref Wire.At(ref at, end);
    }

    /// <summary>Reads elements.</summary>
    public static void Read(ref Reader reader, ref T? first, int count)
    {
        if (default(TFormatter).FixedSize == 0 || default(TFormatter).Layout == FixedLayout.Made)
        {
            ReadOneByOne(ref reader, ref PresenceBits.TakeAndCheck(ref reader, count, default(TFormatter).MinSize, out _), ref first, count);
            return;
        }

        ref byte bits = ref PresenceBits.TakeAndCount(ref reader, count, out int present);
        ref byte values = ref reader.TakeMany(present, default(TFormatter).FixedSize);
        int end = present * default(TFormatter).FixedSize;
        int i = 0;
        int read = 0;
        bool areValid = false;
        ReadVectors(ref bits, ref values, end, ref first, count, ref i, ref read, ref areValid);
        if (IsChecked)
        {
            Check(ref reader, ref values, end, areValid ? read : 0, ref first, i);
        }

        if (MovesAsBytes)
        {
            ReadEights(ref bits, ref values, end, ref first, count, ref i, ref read);
            ReadRaw(ref bits, ref values, end, ref first, count, i, read);
        }
        else if (end == 0)
        {
            MemoryMarshal.CreateSpan(ref first, count).Clear();
        }
        else
        {
            ReadByBatches(ref reader, ref bits, ref values, end, ref first, count, ref i, ref read);
            ReadEach(ref reader, ref bits, ref Wire.At(ref values, read), ref first, i, count);
        }
    }

    /// <summary>Writes the bits, whole bytes, unless they have been, and the values of many elements at once, as long as there is room for a vector of values, and counts on.</summary>
    static partial void WriteVectors(ref byte bits, ref byte at, long room, scoped ref T? first, int count, bool hasBits, ref int i, ref int written);

    /// <summary>Reads the values of many elements at once, for as long as there are as many, and counts on; tells whether it is known that they are valid.</summary>
    static partial void ReadVectors(ref byte bits, ref byte values, int end, ref T? first, int count, ref int i, ref int read, ref bool areValid);

    /// <summary>Writes the bits of many elements at once, whole bytes, and counts on.</summary>
    static partial void WriteBitsOfVectors(ref byte bits, scoped ref T? first, int count, ref int i);

    /// <summary>Writes the bits of whole groups of eight, and counts on.</summary>
    static partial void WriteBitsOfEights(ref byte bits, scoped ref T? first, int count, ref int i);

    /// <summary>As <see cref="WriteVectors"/>, groups of eight whose memory is their wire form.</summary>
    static partial void WriteEights(ref byte bits, ref byte at, long room, scoped ref T? first, int count, bool hasBits, ref int i, ref int written);

    /// <summary>As <see cref="ReadVectors"/>, groups of eight.</summary>
    static partial void ReadEights(ref byte bits, ref byte values, int end, ref T? first, int count, ref int i, ref int read);

    /// <summary>Writes values whose memory is not their wire form by way of an array of many of them, and counts on.</summary>
    static partial void WriteByBatches(ref byte at, int end, scoped ref T? first, int count, ref int i, ref int written);

    /// <summary>As <see cref="ReadVectors"/>, by way of such an array.</summary>
    static partial void ReadByBatches(ref Reader reader, ref byte bits, ref byte values, int end, ref T? first, int count, ref int i, ref int read);

    /// <summary>Writes the bits from an element on, and tells how many are set.</summary>
    private static int WriteBits(ref byte bits, scoped ref T? first, int count, int i)
    {
        WriteBitsOfVectors(ref bits, ref first, count, ref i);
        WriteBitsOfEights(ref bits, ref first, count, ref i);
        for (; i < count; i += 8)
        {
            uint set = 0;
            for (int k = 0; k < Math.Min(8, count - i); k++)
            {
                set |= (Unsafe.Add(ref first, i + k).HasValue ? 1u : 0u) << k;
            }

            Wire.At(ref bits, i >> 3) = (byte)set;
        }

        return PresenceBits.CountSet(ref bits, PresenceBits.Size(count));
    }

    /// <summary>The flags of eight elements, one by one.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static uint FlagsOfEach(ref byte eight)
    {
        int step = Unsafe.SizeOf<T?>();
        return eight | ((uint)Wire.At(ref eight, step) << 1) | ((uint)Wire.At(ref eight, 2 * step) << 2) | ((uint)Wire.At(ref eight, 3 * step) << 3)
            | ((uint)Wire.At(ref eight, 4 * step) << 4) | ((uint)Wire.At(ref eight, 5 * step) << 5) | ((uint)Wire.At(ref eight, 6 * step) << 6) | ((uint)Wire.At(ref eight, 7 * step) << 7);
    }

    /// <summary>Checks values from one on; where one is not valid, nothing of what has been read before stays in its place.</summary>
    private static void Check(ref Reader reader, ref byte values, int end, int from, ref T? first, int done)
    {
        bool valid = ElementReader.AreValid<T, TFormatter>(ref Wire.At(ref values, from), (end - from) / default(TFormatter).FixedSize);
        if (!valid)
        {
            MemoryMarshal.CreateSpan(ref first, done).Clear();
        }

        reader.Check(valid);
    }

    /// <summary>Writes compact numbers, of which so many are present.</summary>
    private static ref byte WriteNumbers(ref Writer writer, ref byte at, int present, scoped ref T? first, int count)
    {
        for (int i = 0; i < count; i++)
        {
            ref T? element = ref Unsafe.Add(ref first, i);
            if (element.HasValue)
            {
                at = ref default(TFormatter).Write(ref writer, ref at, element.GetValueOrDefault());
                present--;
            }
        }

        if (present != 0)
        {
            Errors.ThrowChanged(typeof(T?[]));
        }

        return ref at;
    }

    // No further than the bits say: another thread may change elements.
    private static int WriteEach(ref byte at, int end, scoped ref T? first, int i, int count, int written)
    {
        for (; i < count && written < end; i++)
        {
            ref T? element = ref Unsafe.Add(ref first, i);
            if (element.HasValue)
            {
                default(TFormatter).WriteFixed(ref Wire.At(ref at, written), element.GetValueOrDefault());
                written += default(TFormatter).FixedSize;
            }
        }

        return written;
    }

    private static void ReadEach(ref Reader reader, ref byte bits, ref byte values, ref T? first, int i, int count)
    {
        for (; i < count; i++)
        {
            if (!PresenceBits.IsSet(ref bits, i))
            {
                Unsafe.Add(ref first, i) = null;
                continue;
            }

            if (ValidRun.LeavesDates<T, TFormatter>())
            {
                reader.Check(default(TFormatter).IsValid(ref values));
            }

            Unsafe.Add(ref first, i) = default(TFormatter).ReadFixed(ref values);
            values = ref Wire.At(ref values, default(TFormatter).FixedSize);
        }
    }

    // The position tells which of them is not valid, or which of them code of the user refuses.
    private static void ReadOneByOne(ref Reader reader, ref byte bits, ref T? first, int count)
    {
        for (int i = 0; i < count; i++)
        {
            Unsafe.Add(ref first, i) = PresenceBits.IsSet(ref bits, i) ? default(TFormatter).Read(ref reader) : null;
        }
    }

    /// <summary>Writes the values that are left. What is written for one that is absent is written over by the next that is present.</summary>
    private static int WriteRaw(ref byte at, int end, scoped ref T? first, int i, int count, int written)
    {
        for (; i < count && written < end; i++)
        {
            ref byte element = ref Unsafe.As<T?, byte>(ref Unsafe.Add(ref first, i));
            Unsafe.WriteUnaligned(ref Wire.At(ref at, written), Unsafe.ReadUnaligned<T>(ref Wire.At(ref element, ValueOffset)));
            written += element * Unsafe.SizeOf<T>();
        }

        return written;
    }

    private static void ReadRaw(ref byte bits, ref byte values, int end, ref T? first, int count, int i, int read)
    {
        for (; read < end; i++)
        {
            uint isPresent = (uint)(Wire.At(ref bits, i >> 3) >> (i & 7)) & 1;
            SetRaw(ref Unsafe.As<T?, byte>(ref Unsafe.Add(ref first, i)), ref Wire.At(ref values, read), isPresent);
            read += (int)isPresent * Unsafe.SizeOf<T>();
        }

        if (i < count)
        {
            MemoryMarshal.CreateSpan(ref Unsafe.Add(ref first, i), count - i).Clear();
        }
    }

    // Without a branch: whether a value is present cannot be foretold.
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void SetRaw(ref byte element, ref byte value, uint isPresent)
    {
        element = (byte)isPresent;
        element = ref Wire.At(ref element, ValueOffset);
        ulong mask = 0 - (ulong)isPresent;
        int part = 0;
        for (; part <= Unsafe.SizeOf<T>() - sizeof(ulong); part += sizeof(ulong))
        {
            Unsafe.WriteUnaligned(ref Wire.At(ref element, part), Unsafe.ReadUnaligned<ulong>(ref Wire.At(ref value, part)) & mask);
        }

        if ((Unsafe.SizeOf<T>() & sizeof(uint)) != 0)
        {
            Unsafe.WriteUnaligned(ref Wire.At(ref element, part), Unsafe.ReadUnaligned<uint>(ref Wire.At(ref value, part)) & (uint)mask);
            part += sizeof(uint);
        }

        if ((Unsafe.SizeOf<T>() & sizeof(ushort)) != 0)
        {
            Unsafe.WriteUnaligned(ref Wire.At(ref element, part), (ushort)(Unsafe.ReadUnaligned<ushort>(ref Wire.At(ref value, part)) & mask));
            part += sizeof(ushort);
        }

        if ((Unsafe.SizeOf<T>() & sizeof(byte)) != 0)
        {
            Wire.At(ref element, part) = (byte)(Wire.At(ref value, part) & mask);
        }
    }

    private static int FindValueOffset()
    {
        // A sample of a type with references would be no sample to the collector.
        if (default(TFormatter).FixedSize == 0 || default(TFormatter).Layout == FixedLayout.Made || RuntimeHelpers.IsReferenceOrContainsReferences<T>())
        {
            return 0;
        }

        T value = default;
        ref byte bytes = ref Unsafe.As<T, byte>(ref value);
        for (int i = 0; i < Unsafe.SizeOf<T>(); i++)
        {
            Wire.At(ref bytes, i) = (byte)(i + 1);
        }

        T? present = value;
        T? zero = default(T);
        T? absent = null;
        ref byte memory = ref Unsafe.As<T?, byte>(ref present);
        int offset = Unsafe.SizeOf<T?>() - Unsafe.SizeOf<T>();
        while (offset > 0 && !IsAt(ref bytes, ref Wire.At(ref memory, offset)))
        {
            offset--;
        }

        return memory == 1 && Unsafe.As<T?, byte>(ref zero) == 1 && Unsafe.As<T?, byte>(ref absent) == 0 ? offset : 0;
    }

    /// <summary>Whether the value was copied to this place; its padding need not have been.</summary>
    private static bool IsAt(ref byte value, ref byte place)
    {
        byte[] places = WirePlaces<T, TFormatter>.InMemory;
        for (int i = 0; i < Unsafe.SizeOf<T>(); i++)
        {
            bool isPadding = places.Length != 0 && Array.IndexOf(places, (byte)i) < 0;
            if (Wire.At(ref place, i) != Wire.At(ref value, i) && !isPadding)
            {
                return false;
            }
        }

        return true;
    }
}
