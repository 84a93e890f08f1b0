using System;
using System.Numerics;
using Nino.Core;
using Nino.Fuzz.Instrumentation;

namespace Nino.Fuzz.Running;

/// <summary>The edges of the instrumented library that were taken; without instrumentation there are none.</summary>
internal sealed class Coverage
{
    private readonly byte[] _map = (byte[]?)Holder?.GetField("Map")!.GetValue(null) ?? [];
    private readonly byte[] _seen;

    public Coverage() => _seen = new byte[_map.Length];

    private static Type? Holder => typeof(NinoSerializer).Assembly.GetType(InstrumentedCopy.Holder);

    public int Total => _map.Length;

    public int Count { get; private set; }

    /// <summary>How often each edge was taken, as a bit for 1, 2, 3, 4 to 7 and so on.</summary>
    public ReadOnlySpan<byte> Seen => _seen;

    /// <summary>Leaves a check of the library out; 0 leaves none out.</summary>
    public static void LeaveOut(int check) => Holder!.GetField("Active")!.SetValue(null, check);

    public void Clear() => Array.Clear(_map);

    /// <summary>Adds what was taken since <see cref="Clear"/>; whether something was new.</summary>
    public bool Add(out bool isNewEdge)
    {
        isNewEdge = false;
        bool isNew = false;
        ReadOnlySpan<byte> taken = _map;
        for (int i = taken.IndexOfAnyExcept((byte)0); i >= 0;)
        {
            byte bucket = Bucket(taken[i]);
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

            int next = taken[(i + 1)..].IndexOfAnyExcept((byte)0);
            i = next < 0 ? -1 : i + 1 + next;
        }

        return isNew;
    }

    private static byte Bucket(byte count) => count switch
    {
        <= 3 => (byte)(1 << (count - 1)),
        _ => (byte)(1 << Math.Min(7, BitOperations.Log2(count) + 1)),
    };
}
