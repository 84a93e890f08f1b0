using System;

namespace Nino.Core.Formatters;

/// <summary>How the bytes of a small struct come from memory to the wire by two moves of eight bytes, and back.</summary>
/// <remarks>
/// A move may take bytes along that belong to others. What it leaves behind its own is written over: by the other move
/// or by the next element; the last elements of a run have no moves. Where memory is written, they are zeros.
/// </remarks>
internal readonly struct TwoMoves
{
    private TwoMoves(Move first, Move second)
    {
        Exist = true;
        First = first;
        Second = second;
    }

    /// <summary>Whether there are such moves.</summary>
    public bool Exist { get; }

    public Move First { get; }

    public Move Second { get; }

    /// <summary>The moves of a struct.</summary>
    /// <param name="origins">For each byte on the wire its place in memory; null where there is none.</param>
    /// <param name="size">The number of bytes on the wire.</param>
    public static TwoMoves Of(byte[]? origins, int size)
    {
        if (origins is null || !BitConverter.IsLittleEndian)
        {
            return default;
        }

        Move lower = new(origins, 0, size);
        Move upper = lower.Size == size ? lower : new(origins, lower.Size, size);
        return upper.Wire + upper.Size == size ? new TwoMoves(lower, upper) : default;
    }

    /// <summary>How many elements at the end of a run have fewer bytes behind them than the moves touch, on the wire or in memory.</summary>
    public int LastOf(int wireSize, int memorySize) => Math.Max(
        Last(Math.Max(First.Wire, Second.Wire), wireSize),
        Last(Math.Max(First.Memory, Second.Memory), memorySize));

    /// <summary>The same moves, in the order of memory.</summary>
    public TwoMoves ByMemory => First.Memory <= Second.Memory ? this : new TwoMoves(Second, First);

    private static int Last(int lastMove, int size) => (lastMove + sizeof(ulong) - 1) / size;

    /// <summary>A move of at most eight bytes that stand one after another both on the wire and in memory.</summary>
    internal readonly struct Move
    {
        public readonly int Wire;
        public readonly int Memory;
        public readonly int Size;

        /// <summary>Ones for the bytes of the move.</summary>
        public readonly ulong Mask;

        public Move(byte[] origins, int wire, int size)
        {
            Wire = wire;
            Memory = origins[wire];
            Size = 1;
            while (Size < sizeof(ulong) && wire + Size < size && origins[wire + Size] == Memory + Size)
            {
                Size++;
            }

            Mask = ulong.MaxValue >> (64 - (Size * 8));
        }
    }
}
