using System;
using System.Collections.Generic;
using System.Numerics;
using Nino.Core;
using Nino.Fuzz.Instrumentation;

namespace Nino.Fuzz.Running;

/// <summary>The edges of the instrumented library that were taken; without instrumentation there are none.</summary>
internal sealed class Coverage
{
    private readonly byte[] _map = Array("Map");
    private readonly byte[] _reached = Array("Reached");
    private readonly byte[] _seen;
    private readonly int[] _times;

    public Coverage()
    {
        _seen = new byte[_map.Length];
        _times = new int[_map.Length];
    }

    private static Type? Holder => typeof(NinoSerializer).Assembly.GetType(InstrumentedCopy.Holder);

    public int Total => _map.Length;

    public int Count { get; private set; }

    /// <summary>Of the edges that the last input took, the one that the fewest inputs did.</summary>
    public int Rarest { get; private set; }

    /// <summary>How often each edge was taken, as a bit for 1, 2, 3, 4 to 7 and so on.</summary>
    public ReadOnlySpan<byte> Seen => _seen;

    /// <summary>How many inputs took an edge.</summary>
    public int TimesOf(int edge) => _times[edge];

    /// <summary>Leaves a check of the library out; 0 leaves none out.</summary>
    public static void LeaveOut(int check) => Holder!.GetField("Active")!.SetValue(null, check);

    /// <summary>The numbers of the checks that were reached since <see cref="Clear"/>.</summary>
    public IEnumerable<int> Reached
    {
        get
        {
            for (int i = Next(_reached, 0); i >= 0; i = Next(_reached, i + 1))
            {
                yield return i;
            }
        }
    }

    public void Clear()
    {
        System.Array.Clear(_map);
        System.Array.Clear(_reached);
    }

    /// <summary>Adds what was taken since <see cref="Clear"/>; whether something was new.</summary>
    public bool Add(out bool isNewEdge)
    {
        isNewEdge = false;
        bool isNew = false;
        int first = Next(_map, 0);
        Rarest = Math.Max(0, first);
        for (int i = first; i >= 0; i = Next(_map, i + 1))
        {
            if (++_times[i] < _times[Rarest])
            {
                Rarest = i;
            }

            byte bucket = Bucket(_map[i]);
            if ((_seen[i] & bucket) == 0)
            {
                isNew = true;
                if (_seen[i] == 0)
                {
                    isNewEdge = true;
                    Count++;
                }

                _seen[i] |= bucket;
            }
        }

        return isNew;
    }

    private static byte[] Array(string field) => (byte[]?)Holder?.GetField(field)!.GetValue(null) ?? [];

    /// <summary>Where the next byte stands that is not 0, or -1.</summary>
    private static int Next(byte[] bytes, int from) => bytes.AsSpan(from).IndexOfAnyExcept((byte)0) is >= 0 and var at ? from + at : -1;

    private static byte Bucket(byte count) => count switch
    {
        <= 3 => (byte)(1 << (count - 1)),
        _ => (byte)(1 << Math.Min(7, BitOperations.Log2(count) + 1)),
    };
}
