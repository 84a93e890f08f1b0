using System.Runtime.Intrinsics;
using System.Runtime.Intrinsics.X86;

namespace Nino.Core.Formatters;

/// <summary>The <see cref="DateTimeOffset"/>s in a vector of elements, whose bytes stand as in memory: between the instants there and the local clocks of the wire.</summary>
internal readonly struct DateVectors
{
    /// <summary>For the ticks and the offset of each date, where its offset stands: its two bytes as the upper ones of four.</summary>
    private readonly Vector512<byte> _offsets;

    /// <summary>The ticks of a minute where ticks stand, otherwise 0.</summary>
    private readonly Vector512<int> _minute;

    /// <summary>The bits of ticks where they stand, otherwise all.</summary>
    private readonly Vector512<long> _ticks;

    /// <summary>The bits of offsets where they stand.</summary>
    private readonly Vector512<int> _isOffset;

    /// <summary>What is added to offsets, so that none is below 0.</summary>
    private readonly Vector512<int> _bias;

    /// <summary>The most ticks and the longest offset where they stand, otherwise the largest number.</summary>
    private readonly Vector512<ulong> _most;

    /// <param name="dates">The dates of an element.</param>
    /// <param name="start">Where the first element begins.</param>
    /// <param name="size">How far elements are apart.</param>
    /// <param name="count">How many there are.</param>
    public DateVectors(DatePlace[] dates, int start, int size, int count)
    {
        byte[] offsets = new byte[Vector512<byte>.Count];
        int[] minute = new int[Vector512<int>.Count];
        long[] ticks = new long[Vector512<long>.Count];
        int[] isOffset = new int[Vector512<int>.Count];
        ulong[] most = new ulong[Vector512<ulong>.Count];
        Array.Fill(ticks, -1);
        Array.Fill(most, ulong.MaxValue);
        for (int i = 0; i < count; i++)
        {
            foreach (DatePlace date in dates)
            {
                int ticksAt = start + (i * size) + date.Ticks;
                int offsetAt = start + (i * size) + date.Minutes;
                offsets[ticksAt + 2] = offsets[offsetAt + 2] = (byte)offsetAt;
                offsets[ticksAt + 3] = offsets[offsetAt + 3] = (byte)(offsetAt + 1);
                minute[ticksAt / sizeof(int)] = (int)TimeSpan.TicksPerMinute;
                ticks[ticksAt / sizeof(long)] = (long)DateTimeFormatter.TicksMask;
                isOffset[offsetAt / sizeof(int)] = -1;
                most[ticksAt / sizeof(long)] = DateTimeFormatter.MaxTicks;
                most[offsetAt / sizeof(long)] = 2 * DateTimeOffsetFormatter.MaxOffset;
            }
        }

        _offsets = Vector512.Create(offsets);
        _minute = Vector512.Create(minute);
        _ticks = Vector512.Create(ticks);
        _isOffset = Vector512.Create(isOffset);
        _bias = _isOffset & Vector512.Create(DateTimeOffsetFormatter.MaxOffset);
        _most = Vector512.Create(most);
    }

    /// <summary>Makes instants local clocks.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public Vector512<byte> ToWire(Vector512<byte> instants) => ((instants.AsInt64() & _ticks) + Avx512F.Multiply(Offsets(instants), _minute)).AsByte();

    /// <summary>Makes local clocks instants; false where one is not valid.</summary>
    /// <param name="clocks">The elements, whose bytes that are not on the wire are 0.</param>
    /// <param name="instants">What belongs in memory.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool TryToMemory(Vector512<byte> clocks, out Vector512<byte> instants)
    {
        Vector512<int> offsets = Offsets(clocks);
        Vector512<int> moved = (clocks.AsInt64() - Avx512F.Multiply(offsets, _minute)).AsInt32();
        Vector512<int> result = moved | (offsets & _isOffset);
        instants = result.AsByte();
        Vector512<ulong> larger = Vector512.Max(clocks.AsUInt64(), result.AsUInt64());
        return Vector512.LessThanOrEqualAll((larger.AsInt32() + _bias).AsUInt64(), _most);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private Vector512<int> Offsets(Vector512<byte> elements) =>
        Vector512.ShiftRightArithmetic(Avx512Vbmi.PermuteVar64x8(elements, _offsets).AsInt32(), 16);
}
