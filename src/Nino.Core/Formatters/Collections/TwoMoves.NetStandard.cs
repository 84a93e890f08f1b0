using System;
using System.Runtime.CompilerServices;

namespace Nino.Core.Formatters;

/// <summary>How the bytes of a small struct come from memory to the wire by two moves of eight bytes, and back.</summary>
/// <remarks>
/// A move may take bytes along that belong to others. What it leaves behind its own is written over: by the other move
/// or by the next element; the last elements of a run have no moves. Where memory is written, they are zeros.
/// </remarks>
internal readonly struct TwoMoves
{
    /// <summary>How many bytes behind the start of an element the moves touch at most, in memory or on the wire.</summary>
    public const int Reach = 24;

    private readonly Move _first;
    private readonly Move _second;

    private TwoMoves(Move first, Move second)
    {
        Exist = true;
        _first = first;
        _second = second;
    }

    /// <summary>Whether there are such moves.</summary>
    public bool Exist { get; }

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

    /// <summary>The same moves, in the order of memory.</summary>
    public TwoMoves ByMemory => _first.Memory <= _second.Memory ? this : new TwoMoves(_second, _first);

    /// <summary>Moves an element to the wire.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Write(ref byte memory, ref byte wire)
    {
        Unsafe.WriteUnaligned(ref wire, Unsafe.ReadUnaligned<ulong>(ref Unsafe.Add(ref memory, _first.Memory)));
        Unsafe.WriteUnaligned(ref Unsafe.Add(ref wire, _second.Wire), Unsafe.ReadUnaligned<ulong>(ref Unsafe.Add(ref memory, _second.Memory)));
    }

    /// <summary>Moves an element to memory; for moves that are in that order.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Read(ref byte wire, ref byte memory)
    {
        ulong first = Unsafe.ReadUnaligned<ulong>(ref Unsafe.Add(ref wire, _first.Wire)) & _first.Mask;
        ulong second = Unsafe.ReadUnaligned<ulong>(ref Unsafe.Add(ref wire, _second.Wire)) & _second.Mask;
        Unsafe.WriteUnaligned(ref Unsafe.Add(ref memory, _first.Memory), first);
        Unsafe.WriteUnaligned(ref Unsafe.Add(ref memory, _second.Memory), second);
    }

    /// <summary>A move of at most eight bytes that stand one after another both on the wire and in memory.</summary>
    private readonly struct Move
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
