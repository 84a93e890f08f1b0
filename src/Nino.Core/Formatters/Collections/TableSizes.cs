namespace Nino.Core.Formatters;

/// <summary>How many buckets the hash tables of .NET have that start empty and grow.</summary>
internal static class TableSizes
{
    private static readonly int[] Sizes =
    [
        3, 7, 17, 37, 89, 197, 431, 919, 1931, 4049, 8419, 17519, 36353, 75431, 156437, 324449, 672827, 1395263, 2893249,
        5999471,
    ];

    /// <summary>The size of a table of so many keys.</summary>
    public static int Of(int count) => Array.Find(Sizes, size => size >= count) is > 0 and var found ? found : PrimeFrom(count);

    /// <summary>The size that a table grows to.</summary>
    public static int After(int size) => Of((int)Math.Min(size * 2L, int.MaxValue));

    /// <summary>What <see cref="BucketOf"/> needs of a table.</summary>
    public static ulong ReciprocalOf(int buckets) => (ulong.MaxValue / (uint)buckets) + 1;

    /// <summary>The bucket of a hash: the remainder by the number of buckets, without a division.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int BucketOf(uint hash, int buckets, ulong reciprocal) => (int)((((reciprocal * hash) >> 32) + 1) * (uint)buckets >> 32);

    private static int PrimeFrom(int least)
    {
        // Sizes of which the one before divides by 101 are left out, as the second step of Hashtable needs it.
        for (int candidate = least | 1; candidate < int.MaxValue; candidate += 2)
        {
            if ((candidate - 1) % 101 != 0 && IsPrime(candidate))
            {
                return candidate;
            }
        }

        return least;
    }

    private static bool IsPrime(int odd)
    {
        for (int divisor = 3; (long)divisor * divisor <= odd; divisor += 2)
        {
            if (odd % divisor == 0)
            {
                return false;
            }
        }

        return true;
    }
}
