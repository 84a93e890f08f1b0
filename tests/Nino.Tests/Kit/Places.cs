using System;
using System.Collections.Generic;
using System.Linq;

namespace Nino.Tests.Kit;

/// <summary>Where payloads are cut off or changed: everywhere in short ones, at so many places of longer ones. <c>NINO_PLACES</c> says how many; from 1 MB on it is a quarter, and twelve at least.</summary>
internal static class Places
{
    private static readonly int Most = TestSettings.Of("NINO_PLACES", 16);

    public static IEnumerable<int> OfBytes(int length) => Of(length, MostOf(length));

    public static IEnumerable<int> OfBits(int length) => Of(length * 8, MostOf(length) * 4);

    private static int MostOf(int length) => length < 1 << 20 ? Most : Math.Max(12, Most / 4);

    private static IEnumerable<int> Of(int count, int most) => count <= most
        ? Enumerable.Range(0, count)
        : Enumerable.Range(0, most).Select(i => (int)((long)count * i / most)).Append(count - 1);
}
