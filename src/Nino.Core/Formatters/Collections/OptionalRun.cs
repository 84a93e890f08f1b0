using System;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace Nino.Core.Formatters;

/// <summary>Nullable values of fixed size one after another in memory; on the wire presence bits, then the values that are present (format.md §6).</summary>
/// <remarks>
/// Where the memory of a value is its wire form, values move as bytes, without a branch for each; those of up to four
/// bytes eight at once. Nothing is assumed of the layout of <c>T?</c>: samples are looked at once.
/// </remarks>
internal static partial class OptionalRun<T, TFormatter>
    where T : struct
    where TFormatter : struct, IFormatter<T>
{
    /// <summary>Where the value stands in a <c>T?</c> that begins with its flag; 0 where it is laid out in another way.</summary>
    private static readonly int ValueOffset = FindValueOffset();

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
        int present = WriteBits(ref bits, ref first, count);
        at = ref writer.RoomForMany(ref Wire.At(ref at, size), 0, present, default(TFormatter).FixedSize);
        if (MovesAsBytes)
        {
            WriteRaw(ref bits, ref at, ref first, count, present);
        }
        else
        {
            WriteEach(ref at, ref first, count);
        }

        return ref Wire.At(ref at, present * default(TFormatter).FixedSize);
    }

    /// <summary>Reads elements.</summary>
    public static void Read(ref Reader reader, ref T? first, int count)
    {
        ref byte bits = ref PresenceBits.Take(ref reader, count, out int present);
        if (default(TFormatter).Layout == FixedLayout.Made)
        {
            Reader check = reader;
            check.TakeMany(present, default(TFormatter).FixedSize);
            ReadMade(ref reader, ref bits, ref first, count);
            return;
        }

        ref byte values = ref reader.TakeMany(present, default(TFormatter).FixedSize);
        if (!MovesAsBytes)
        {
            ReadEach(ref reader, ref bits, ref values, ref first, count);
            return;
        }

        if (default(TFormatter).Layout == FixedLayout.RawChecked)
        {
            reader.Check(ElementReader.AreValid<T, TFormatter>(ref values, present));
        }

        ReadRaw(ref bits, ref values, ref first, count, present);
    }

    /// <summary>Writes the bits, and tells how many are set.</summary>
    private static int WriteBits(ref byte bits, scoped ref T? first, int count)
    {
        int i = MovesAsBytes ? WriteBitsOfEights(ref bits, ref first, count) : 0;
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

    private static void WriteEach(ref byte at, scoped ref T? first, int count)
    {
        for (int i = 0; i < count; i++)
        {
            ref T? element = ref Unsafe.Add(ref first, i);
            if (element.HasValue)
            {
                default(TFormatter).WriteFixed(ref at, element.GetValueOrDefault());
                at = ref Wire.At(ref at, default(TFormatter).FixedSize);
            }
        }
    }

    private static void ReadEach(ref Reader reader, ref byte bits, ref byte values, ref T? first, int count)
    {
        for (int i = 0; i < count; i++)
        {
            if (!PresenceBits.IsSet(ref bits, i))
            {
                Unsafe.Add(ref first, i) = null;
                continue;
            }

            reader.Check(default(TFormatter).IsValid(ref values));
            Unsafe.Add(ref first, i) = default(TFormatter).ReadFixed(ref values);
            values = ref Wire.At(ref values, default(TFormatter).FixedSize);
        }
    }

    // Taken one by one: the position tells which of them code of the user refuses.
    private static void ReadMade(ref Reader reader, ref byte bits, ref T? first, int count)
    {
        for (int i = 0; i < count; i++)
        {
            Unsafe.Add(ref first, i) = PresenceBits.IsSet(ref bits, i) ? default(TFormatter).Read(ref reader) : null;
        }
    }

    /// <summary>Writes the values that are present. What is written for one that is absent is written over by the next that is present.</summary>
    private static void WriteRaw(ref byte bits, ref byte at, scoped ref T? first, int count, int present)
    {
        ref byte end = ref Wire.At(ref at, present * Unsafe.SizeOf<T>());
        int i = WriteEights(ref bits, ref at, ref end, ref first, count, out int written);
        at = ref Wire.At(ref at, written);
        for (; Unsafe.IsAddressLessThan(ref at, ref end); i++)
        {
            ref byte element = ref Unsafe.As<T?, byte>(ref Unsafe.Add(ref first, i));
            Unsafe.WriteUnaligned(ref at, Unsafe.ReadUnaligned<T>(ref Wire.At(ref element, ValueOffset)));
            at = ref Wire.At(ref at, element * Unsafe.SizeOf<T>());
        }
    }

    private static void ReadRaw(ref byte bits, ref byte values, ref T? first, int count, int present)
    {
        ref byte end = ref Wire.At(ref values, present * Unsafe.SizeOf<T>());
        int i = ReadEights(ref bits, ref values, ref end, ref first, count, out int read);
        values = ref Wire.At(ref values, read);
        for (; Unsafe.IsAddressLessThan(ref values, ref end); i++)
        {
            uint isPresent = (uint)(Wire.At(ref bits, i >> 3) >> (i & 7)) & 1;
            if (Unsafe.SizeOf<T>() is sizeof(int) or sizeof(ulong) or 2 * sizeof(ulong))
            {
                SetRaw(ref Unsafe.As<T?, byte>(ref Unsafe.Add(ref first, i)), ref values, isPresent);
            }
            else
            {
                Unsafe.Add(ref first, i) = isPresent != 0 ? Unsafe.ReadUnaligned<T>(ref values) : null;
            }

            values = ref Wire.At(ref values, (int)isPresent * Unsafe.SizeOf<T>());
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
        if (Unsafe.SizeOf<T>() == sizeof(int))
        {
            Unsafe.WriteUnaligned(ref element, Unsafe.ReadUnaligned<uint>(ref value) & (0 - isPresent));
            return;
        }

        ulong mask = 0 - (ulong)isPresent;
        Unsafe.WriteUnaligned(ref element, Unsafe.ReadUnaligned<ulong>(ref value) & mask);
        if (Unsafe.SizeOf<T>() == 2 * sizeof(ulong))
        {
            Unsafe.WriteUnaligned(ref Wire.At(ref element, sizeof(ulong)), Unsafe.ReadUnaligned<ulong>(ref Wire.At(ref value, sizeof(ulong))) & mask);
        }
    }

    private static int FindValueOffset()
    {
        // A sample of a type with references would be no sample to the collector.
        if (default(TFormatter).Layout is not (FixedLayout.Raw or FixedLayout.RawChecked) || RuntimeHelpers.IsReferenceOrContainsReferences<T>())
        {
            return 0;
        }

        int offset = Unsafe.SizeOf<T?>() - Unsafe.SizeOf<T>();
        T value = default;
        Unsafe.InitBlockUnaligned(ref Unsafe.As<T, byte>(ref value), 0xA5, (uint)Unsafe.SizeOf<T>());
        T? present = value;
        T? zero = default(T);
        T? absent = null;
        ref byte memory = ref Unsafe.As<T?, byte>(ref present);
        for (int i = 0; i < Unsafe.SizeOf<T>(); i++)
        {
            if (offset < 1 || Wire.At(ref memory, offset + i) != 0xA5)
            {
                return 0;
            }
        }

        return memory == 1 && Unsafe.As<T?, byte>(ref zero) == 1 && Unsafe.As<T?, byte>(ref absent) == 0 ? offset : 0;
    }
}
