namespace Nino.Core.Formatters;

/// <summary>The lengths and indexes of arrays of rank 2 and more.</summary>
internal static class ArrayLengths
{
    /// <summary>No dimension of an array is longer, and no array has more elements.</summary>
    private const int MaxLength = 0x7FFF_FFC7;

    /// <summary>Reads lengths whose product is the count. A runtime multiplies from the left, so that a product which is too large is not saved by a later 0.</summary>
    public static void Read(ref Reader reader, int count, scoped Span<int> lengths)
    {
        ulong product = 1;
        for (int i = 0; i < lengths.Length; i++)
        {
            uint length = reader.ReadVarint();
            product *= length;
            if (length > MaxLength || product > MaxLength)
            {
                reader.ThrowInvalid("The lengths of an array are too large.");
            }

            lengths[i] = (int)length;
        }

        if (product != (uint)count)
        {
            reader.ThrowInvalid($"An array of {product} elements claims to have {count}.");
        }
    }

    /// <summary>Reads a count and lengths; the count, 0 for null.</summary>
    public static int Count(ref Reader reader, int minElementSize, int rank)
    {
        if (!reader.TryReadCount(minElementSize, out int count))
        {
            return 0;
        }

        Read(ref reader, count, new int[rank]);
        return count;
    }

    /// <summary>The same, and presence bits; how many elements are present.</summary>
    public static int CountPresent(ref Reader reader, int minSize, int rank)
    {
        PresenceBits.TakeAndCheck(ref reader, Count(ref reader, 0, rank), minSize, out int present);
        return present;
    }

    /// <summary>Whether an array has these lengths.</summary>
    /// <remarks>Debian's Mono cannot call the indexer of a read-only span that was compiled elsewhere.</remarks>
    public static bool AreOf(Array array, scoped Span<int> lengths)
    {
        for (int i = 0; i < lengths.Length; i++)
        {
            if (array.GetLength(i) != lengths[i])
            {
                return false;
            }
        }

        return true;
    }

    /// <summary>Moves to the next element, the last index fastest.</summary>
    public static void Advance(Array array, int[] index)
    {
        for (int i = index.Length - 1; i >= 0; i--)
        {
            if (index[i] < array.GetUpperBound(i))
            {
                index[i]++;
                return;
            }

            index[i] = array.GetLowerBound(i);
        }
    }
}
