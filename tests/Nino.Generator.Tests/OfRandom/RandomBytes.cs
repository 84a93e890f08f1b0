using System;
using System.Collections.Generic;

namespace Nino.Generator.Tests.OfRandom;

/// <summary>Bytes that nobody wrote.</summary>
internal static class RandomBytes
{
    private const int Longest = 40;

    /// <summary>Any bytes; half of them small ones.</summary>
    public static byte[] Any(Random random)
    {
        byte[] bytes = new byte[random.Next(Longest)];
        for (int i = 0; i < bytes.Length; i++)
        {
            bytes[i] = (byte)random.Next(random.Next(2) == 0 ? 8 : 256);
        }

        return bytes;
    }

    /// <summary>One to three bytes are inserted, removed or replaced. Small ones are heads and counts that lead further.</summary>
    public static byte[] Changed(byte[] bytes, Random random)
    {
        List<byte> changed = [.. bytes];
        for (int count = random.Next(1, 4); count > 0; count--)
        {
            int place = random.Next(changed.Count + 1);
            byte value = (byte)random.Next(random.Next(2) == 0 ? 8 : 256);
            if (place == changed.Count || random.Next(3) == 0)
            {
                changed.Insert(place, value);
            }
            else if (random.Next(2) == 0)
            {
                changed.RemoveAt(place);
            }
            else
            {
                changed[place] = value;
            }
        }

        return [.. changed];
    }
}
