using System.Runtime.Intrinsics;
using Nino.Core.Memory;

namespace Nino.Core.Formatters;

/// <summary>How the bytes of an element move: by up to four shuffles, each of which gives sixteen bytes out of sixteen others.</summary>
/// <remarks>They stand in the order of their targets: bytes that are not a shuffle's own are written again by the next, or by the next element.</remarks>
internal readonly struct Shuffles
{
    /// <summary>Stands for a byte that has no origin, and becomes 0: both instructions give that for an index out of range.</summary>
    public const byte Nowhere = 0xFF;

    private const int Most = 4;

    private readonly Shuffle _first;
    private readonly Shuffle _second;
    private readonly Shuffle _third;
    private readonly Shuffle _fourth;

    private Shuffles(Shuffle[] shuffles, int sourceSize, int targetSize)
    {
        Count = shuffles.Length;
        foreach (Shuffle one in shuffles)
        {
            Needed = Math.Max(Needed, Math.Max((one.From + 15) / sourceSize, (one.To + 15) / targetSize) + 1);
        }

        Array.Resize(ref shuffles, Most);
        _first = shuffles[0];
        _second = shuffles[1];
        _third = shuffles[2];
        _fourth = shuffles[3];
    }

    /// <summary>How many there are; 0 when four do not do.</summary>
    public int Count { get; }

    /// <summary>How many elements there must be from one on, so that its shuffles stay inside of the run.</summary>
    public int Needed { get; }

    /// <summary>The shuffles that give each byte of the target its origin.</summary>
    /// <param name="origins">For each byte of the target its place in the source.</param>
    /// <param name="sourceSize">The size of an element there.</param>
    /// <param name="targetSize">The size of an element here.</param>
    public static Shuffles Of(byte[] origins, int sourceSize, int targetSize)
    {
        Shuffle[] shuffles = Find(origins);
        return shuffles.Length is > 0 and <= Most ? new Shuffles(shuffles, sourceSize, targetSize) : default;
    }

    /// <summary>The same, however many it takes, for <see cref="Move(Shuffle[], ref byte, int, ref byte, int, int)"/>.</summary>
    public static Shuffle[] Find(byte[] origins)
    {
        List<Shuffle> shuffles = [];
        for (int to = 0; to < origins.Length; to += shuffles[^1].Size)
        {
            shuffles.Add(Shuffle.At(origins, to));
        }

        return shuffles.ToArray();
    }

    /// <summary>For each byte in memory its place on the wire.</summary>
    public static byte[] Invert(byte[] origins, int size)
    {
        byte[] places = new byte[origins.Length == 0 ? 0 : size];
        Array.Fill(places, Nowhere);
        for (int i = 0; i < origins.Length; i++)
        {
            places[origins[i]] = (byte)i;
        }

        return places;
    }

    /// <summary>Moves an element.</summary>
    /// <param name="count">How many shuffles there are, as a constant.</param>
    /// <param name="source">The element.</param>
    /// <param name="target">Where it goes.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Move(int count, ref byte source, ref byte target)
    {
        _first.Move(ref source, ref target);
        if (count > 1)
        {
            _second.Move(ref source, ref target);
        }

        if (count > 2)
        {
            _third.Move(ref source, ref target);
        }

        if (count > 3)
        {
            _fourth.Move(ref source, ref target);
        }
    }

    /// <summary>Moves elements that more than four shuffles move. The last of them are left, where a shuffle would reach behind the run: it returns how many it has moved.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static int Move(Shuffle[] shuffles, ref byte source, int sourceSize, ref byte target, int targetSize, int count)
    {
        // An element is larger than what a shuffle moves: at most one is left.
        int moved = shuffles.Length == 0 ? 0 : Math.Max(0, count - 1);
        for (int i = 0; i < moved; i++)
        {
            foreach (ref readonly Shuffle shuffle in shuffles.AsSpan())
            {
                shuffle.Move(ref source, ref target);
            }

            source = ref Wire.At(ref source, sourceSize);
            target = ref Wire.At(ref target, targetSize);
        }

        return moved;
    }

    /// <summary>A shuffle, which moves <paramref name="Size"/> bytes.</summary>
    internal readonly record struct Shuffle(int From, int To, int Size, Vector128<byte> Indices)
    {
        /// <summary>The shuffle of as many bytes as come from a window of sixteen.</summary>
        public static Shuffle At(byte[] origins, int to)
        {
            int size = 1;
            while (size < 16 && to + size < origins.Length && Window(origins, to, size + 1) is { } wider && wider.Last - wider.First < 16)
            {
                size++;
            }

            int from = Window(origins, to, size).First;
            byte[] indices = new byte[16];
            Array.Fill(indices, Nowhere);
            for (int i = 0; i < size; i++)
            {
                indices[i] = origins[to + i] == Nowhere ? Nowhere : (byte)(origins[to + i] - from);
            }

            return new Shuffle(from, to, size, Vector128.Create(indices));
        }

        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public void Move(ref byte source, ref byte target)
        {
            Vector128<byte> bytes = Vector128.LoadUnsafe(ref source, (nuint)From);
            Vector128<byte> moved = ByteShuffle.Of(bytes, Indices);
            moved.StoreUnsafe(ref target, (nuint)To);
        }

        private static (int First, int Last) Window(byte[] origins, int start, int size)
        {
            int first = byte.MaxValue;
            int last = 0;
            foreach (byte origin in origins.AsSpan(start, size))
            {
                if (origin != Nowhere)
                {
                    first = Math.Min(first, origin);
                    last = Math.Max(last, origin);
                }
            }

            return (Math.Min(first, last), last);
        }
    }
}
