using System;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace Nino.Core.Formatters;

/// <remarks>By two moves of eight bytes an element, without vectors.</remarks>
internal static partial class PackedRun<T, TFormatter>
{
    private static readonly TwoMoves Moves = TwoMoves.Of(FindOrigins(), default(TFormatter).FixedSize);

    private static readonly TwoMoves MovesByMemory = Moves.ByMemory;

    private static readonly int TicksAt = default(TFormatter) is IHoldsTicks holder ? holder.TicksAt : -1;

    private static int WriteShuffled(ref byte destination, ReadOnlySpan<T> elements)
    {
        TwoMoves moves = Moves;
        if (!moves.Exist)
        {
            return 0;
        }

        int count = Whole(elements.Length, TwoMoves.Reach);
        int wireSize = default(TFormatter).FixedSize;
        ref byte memory = ref Unsafe.As<T, byte>(ref MemoryMarshal.GetReference(elements));
        for (int i = 0; i < count; i++)
        {
            moves.Write(ref memory, ref destination);
            memory = ref Unsafe.Add(ref memory, Unsafe.SizeOf<T>());
            destination = ref Unsafe.Add(ref destination, wireSize);
        }

        return count;
    }

    private static int ReadShuffled(ref byte source, Span<T> elements)
    {
        TwoMoves moves = MovesByMemory;
        if (!moves.Exist)
        {
            return 0;
        }

        int count = Whole(elements.Length, TwoMoves.Reach);
        int wireSize = default(TFormatter).FixedSize;
        int ticksAt = TicksAt;
        ref byte memory = ref Unsafe.As<T, byte>(ref MemoryMarshal.GetReference(elements));
        int i = 0;
        for (; i < count; i++)
        {
            if (ticksAt < 0
                ? !default(TFormatter).IsValid(ref source)
                : Unsafe.ReadUnaligned<ulong>(ref Unsafe.Add(ref source, ticksAt)) << 2 > DateTimeFormatter.MaxShifted)
            {
                break;
            }

            moves.Read(ref source, ref memory);
            memory = ref Unsafe.Add(ref memory, Unsafe.SizeOf<T>());
            source = ref Unsafe.Add(ref source, wireSize);
        }

        return i;
    }
}
