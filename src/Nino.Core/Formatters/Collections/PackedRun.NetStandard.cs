using System;
using System.Runtime.CompilerServices;

namespace Nino.Core.Formatters;

/// <remarks>
/// By two moves of eight bytes an element, without vectors, four elements a step: Mono keeps few variables in registers.
/// It computes with constants where a formatter is a variable, and clears one wherever <c>default</c> names it.
/// </remarks>
internal static partial class PackedRun<T, TFormatter>
{
    private static readonly TwoMoves Moves = TwoMoves.Of(FindOrigins(), default(TFormatter).FixedSize);

    private static readonly TwoMoves MovesByMemory = Moves.ByMemory;

    private static readonly int TicksAt = default(TFormatter) is IHoldsTicks holder ? holder.TicksAt : -1;

    /// <summary>How many elements at the end of a run have no room for moves.</summary>
    private static readonly int Last = Moves.LastOf(default(TFormatter).FixedSize, Unsafe.SizeOf<T>());

    private static int WriteShuffled(ref byte destination, ref T element, int count)
    {
        count = Moves.Exist ? Math.Max(0, count - Last) : 0;
        TFormatter formatter = default;
        ref byte first = ref Unsafe.As<T, byte>(ref element);
        ref byte second = ref Unsafe.Add(ref first, Moves.Second.Memory);
        first = ref Unsafe.Add(ref first, Moves.First.Memory);
        ref byte secondWire = ref Unsafe.Add(ref destination, Moves.Second.Wire);
        int left = count;
        for (; left >= 4; left -= 4)
        {
            Move(ref first, ref destination);
            Move(ref second, ref secondWire);
            Move(ref Unsafe.Add(ref first, Unsafe.SizeOf<T>()), ref Unsafe.Add(ref destination, formatter.FixedSize));
            Move(ref Unsafe.Add(ref second, Unsafe.SizeOf<T>()), ref Unsafe.Add(ref secondWire, formatter.FixedSize));
            Move(ref Unsafe.Add(ref first, 2 * Unsafe.SizeOf<T>()), ref Unsafe.Add(ref destination, 2 * formatter.FixedSize));
            Move(ref Unsafe.Add(ref second, 2 * Unsafe.SizeOf<T>()), ref Unsafe.Add(ref secondWire, 2 * formatter.FixedSize));
            Move(ref Unsafe.Add(ref first, 3 * Unsafe.SizeOf<T>()), ref Unsafe.Add(ref destination, 3 * formatter.FixedSize));
            Move(ref Unsafe.Add(ref second, 3 * Unsafe.SizeOf<T>()), ref Unsafe.Add(ref secondWire, 3 * formatter.FixedSize));
            first = ref Unsafe.Add(ref first, 4 * Unsafe.SizeOf<T>());
            second = ref Unsafe.Add(ref second, 4 * Unsafe.SizeOf<T>());
            destination = ref Unsafe.Add(ref destination, 4 * formatter.FixedSize);
            secondWire = ref Unsafe.Add(ref secondWire, 4 * formatter.FixedSize);
        }

        for (; left > 0; left--)
        {
            Move(ref first, ref destination);
            Move(ref second, ref secondWire);
            first = ref Unsafe.Add(ref first, Unsafe.SizeOf<T>());
            second = ref Unsafe.Add(ref second, Unsafe.SizeOf<T>());
            destination = ref Unsafe.Add(ref destination, formatter.FixedSize);
            secondWire = ref Unsafe.Add(ref secondWire, formatter.FixedSize);
        }

        return count;
    }

    private static int ReadShuffled(ref byte source, ref T element, int count)
    {
        count = MovesByMemory.Exist ? Math.Max(0, count - Last) : 0;
        if (count == 0 || !AreValid(ref source, count))
        {
            return 0;
        }

        TFormatter formatter = default;
        ref byte first = ref Unsafe.Add(ref source, MovesByMemory.First.Wire);
        ref byte second = ref Unsafe.Add(ref source, MovesByMemory.Second.Wire);
        ref byte memory = ref Unsafe.As<T, byte>(ref element);
        ref byte secondMemory = ref Unsafe.Add(ref memory, MovesByMemory.Second.Memory);
        memory = ref Unsafe.Add(ref memory, MovesByMemory.First.Memory);
        ulong mask = MovesByMemory.First.Mask;
        ulong secondMask = MovesByMemory.Second.Mask;
        int left = count;
        for (; left >= 4; left -= 4)
        {
            Move(ref first, ref memory, mask);
            Move(ref second, ref secondMemory, secondMask);
            Move(ref Unsafe.Add(ref first, formatter.FixedSize), ref Unsafe.Add(ref memory, Unsafe.SizeOf<T>()), mask);
            Move(ref Unsafe.Add(ref second, formatter.FixedSize), ref Unsafe.Add(ref secondMemory, Unsafe.SizeOf<T>()), secondMask);
            Move(ref Unsafe.Add(ref first, 2 * formatter.FixedSize), ref Unsafe.Add(ref memory, 2 * Unsafe.SizeOf<T>()), mask);
            Move(ref Unsafe.Add(ref second, 2 * formatter.FixedSize), ref Unsafe.Add(ref secondMemory, 2 * Unsafe.SizeOf<T>()), secondMask);
            Move(ref Unsafe.Add(ref first, 3 * formatter.FixedSize), ref Unsafe.Add(ref memory, 3 * Unsafe.SizeOf<T>()), mask);
            Move(ref Unsafe.Add(ref second, 3 * formatter.FixedSize), ref Unsafe.Add(ref secondMemory, 3 * Unsafe.SizeOf<T>()), secondMask);
            first = ref Unsafe.Add(ref first, 4 * formatter.FixedSize);
            second = ref Unsafe.Add(ref second, 4 * formatter.FixedSize);
            memory = ref Unsafe.Add(ref memory, 4 * Unsafe.SizeOf<T>());
            secondMemory = ref Unsafe.Add(ref secondMemory, 4 * Unsafe.SizeOf<T>());
        }

        for (; left > 0; left--)
        {
            Move(ref first, ref memory, mask);
            Move(ref second, ref secondMemory, secondMask);
            first = ref Unsafe.Add(ref first, formatter.FixedSize);
            second = ref Unsafe.Add(ref second, formatter.FixedSize);
            memory = ref Unsafe.Add(ref memory, Unsafe.SizeOf<T>());
            secondMemory = ref Unsafe.Add(ref secondMemory, Unsafe.SizeOf<T>());
        }

        return count;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void Move(ref byte from, ref byte to) => Unsafe.WriteUnaligned(ref to, Unsafe.ReadUnaligned<ulong>(ref from));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void Move(ref byte from, ref byte to, ulong mask) => Unsafe.WriteUnaligned(ref to, Unsafe.ReadUnaligned<ulong>(ref from) & mask);

    private static bool AreValid(ref byte source, int count)
    {
        if (TicksAt >= 0 && AreTicksSmall(ref Unsafe.Add(ref source, TicksAt), count))
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

    /// <summary>Whether even the number of all bits that the ticks have is in range, as it is for dates of the same few thousand years.</summary>
    private static bool AreTicksSmall(ref byte ticks, int count)
    {
        TFormatter formatter = default;
        ulong all = 0;
        for (; count >= 4; count -= 4)
        {
            all |= Unsafe.ReadUnaligned<ulong>(ref ticks)
                | Unsafe.ReadUnaligned<ulong>(ref Unsafe.Add(ref ticks, formatter.FixedSize))
                | Unsafe.ReadUnaligned<ulong>(ref Unsafe.Add(ref ticks, 2 * formatter.FixedSize))
                | Unsafe.ReadUnaligned<ulong>(ref Unsafe.Add(ref ticks, 3 * formatter.FixedSize));
            ticks = ref Unsafe.Add(ref ticks, 4 * formatter.FixedSize);
        }

        for (; count > 0; count--)
        {
            all |= Unsafe.ReadUnaligned<ulong>(ref ticks);
            ticks = ref Unsafe.Add(ref ticks, formatter.FixedSize);
        }

        return all << 2 <= DateTimeFormatter.MaxShifted;
    }
}
