using Nino.Core.Memory;

namespace Nino.Core.Formatters;

/// <summary>
/// What .NET does with strings before it freezes them. It looks for the shortest part that differs in nearly all of them, such as
/// the second and third char from the left or from the right, and adds that part of each to a hash set, for one part after another.
/// The hash is the same in every process (<see cref="FrozenHash"/>), so that parts that a stranger chose to collide would make
/// each of these sets quadratic. So it is done here before, part by part, and the comparisons are counted.
/// </summary>
internal readonly ref struct FrozenAnalysis
{
    private const int LongestPart = 8;

    /// <summary>A part will do when one in so many strings has the same as another.</summary>
    private const int AcceptedShare = 20;

    /// <summary>Where no more strings share a length, they are looked up by it. Some versions of .NET take more.</summary>
    private const int MostOfALength = 5;

    /// <summary>One in so many lengths has to be there for that.</summary>
    private const int SpreadOfLengths = 5;

    /// <summary>What parts are compared with in sets without hostile ones, seldom more: .NET may make sixteen for each char.</summary>
    private const int UsualComparisons = 2;

    private readonly ReadOnlySpan<string> _texts;
    private readonly int[] _heads;
    private readonly Entry[] _entries;
    private readonly int _buckets;
    private readonly ulong _reciprocal;

    private FrozenAnalysis(ReadOnlySpan<string> texts, int[] heads, Entry[] entries, int buckets)
    {
        _texts = texts;
        _heads = heads;
        _entries = entries;
        _buckets = buckets;
        _reciprocal = TableSizes.ReciprocalOf(buckets);
    }

    /// <summary>Raises an error when too many parts share a bucket.</summary>
    /// <param name="reader">The reader.</param>
    /// <param name="keys">The strings.</param>
    /// <param name="buckets">How many buckets a set for so many strings has.</param>
    /// <param name="start">Where the collection begins.</param>
    /// <returns>The part that will do, as .NET has it: where it begins, from the right where that is negative, and its length. Of length 0 when there is none, or when nobody looked for it.</returns>
    public static (int Index, int Length) Check(scoped ref Reader reader, ICollection<string> keys, int buckets, int start)
    {
        if (keys.Count <= CollisionGuard<string>.MostFew)
        {
            return default;
        }

        string[] rented = Rented<string>.Take(keys.Count);
        keys.CopyTo(rented, 0);
        (int, int) part = Check(ref reader, rented.AsSpan(0, keys.Count), buckets, start);
        Rented<string>.Return(rented);
        return part;
    }

    private static (int Index, int Length) Check(scoped ref Reader reader, ReadOnlySpan<string> texts, int buckets, int start)
    {
        int shortest = int.MaxValue;
        int longest = 0;
        foreach (string? text in texts)
        {
            // A set with null in it hashes strings like any other, by chance.
            int length = text is null ? 0 : text.Length;
            shortest = Math.Min(shortest, length);
            longest = Math.Max(longest, length);
        }

        if (shortest == 0 || DifferInLength(texts, shortest, longest) || !reader.CountsKeys(texts.Length, CostOf(shortest)))
        {
            return default;
        }

        int[] heads = Rented<int>.Take(buckets);
        Entry[] entries = Rented<Entry>.Take(texts.Length);
        (int, int) part = new FrozenAnalysis(texts, heads, entries, buckets).Find(ref reader, shortest, longest, start);
        Rented<int>.Return(heads);
        Rented<Entry>.Return(entries);
        return part;
    }

    /// <summary>How often each string is compared with each other at the worst, in comparisons of numbers.</summary>
    private static int CostOf(int shortest) => (int)Math.Min(2L * Math.Min(shortest, LongestPart) * shortest * Reader.NumbersAtOnce, int.MaxValue);

    /// <summary>Whether .NET looks the strings up by their lengths, and not by a part.</summary>
    private static bool DifferInLength(ReadOnlySpan<string> texts, int shortest, int longest)
    {
        int lengths = longest - shortest + 1;
        if (texts.Length / lengths > MostOfALength || lengths / SpreadOfLengths > texts.Length)
        {
            return false;
        }

        byte[] counts = Rented<byte>.Take(lengths);
        Array.Clear(counts, 0, lengths);
        int used = 0;
        int most = 0;
        foreach (string text in texts)
        {
            int count = ++counts[text.Length - shortest];
            used += count == 1 ? 1 : 0;
            most = Math.Max(most, count);
            if (most > MostOfALength)
            {
                break;
            }
        }

        Rented<byte>.Return(counts);
        return most <= MostOfALength && (long)used * SpreadOfLengths >= lengths;
    }

    private (int Index, int Length) Find(scoped ref Reader reader, int shortest, int longest, int start)
    {
        for (int length = 1; length <= Math.Min(shortest, LongestPart); length++)
        {
            for (int index = 0; index <= shortest - length; index++)
            {
                if (Differs(ref reader, index, length, start))
                {
                    return (index, length);
                }
            }

            for (int index = -length; index >= -shortest && shortest != longest; index--)
            {
                if (Differs(ref reader, index, length, start))
                {
                    return (index, length);
                }
            }
        }

        return default;
    }

    /// <summary>Whether a part differs in nearly all strings.</summary>
    private bool Differs(scoped ref Reader reader, int index, int length, int start)
    {
        ReadOnlySpan<string> texts = _texts;
        Entry[] entries = _entries;
        Array.Clear(_heads, 0, _buckets);
        int repeated = texts.Length / AcceptedShare;
        int count = 0;
        for (int i = 0; i < texts.Length; i++)
        {
            ReadOnlySpan<char> part = PartOf(texts[i], index, length);
            int hash = FrozenHash.Of(part);
            ref int head = ref _heads[TableSizes.BucketOf((uint)hash, _buckets, _reciprocal)];
            int comparisons = 0;
            int at = head;
            while (at != 0)
            {
                ref Entry entry = ref entries[at - 1];
                if (entry.Hash == hash && part.SequenceEqual(PartOf(texts[entry.Text], index, length)))
                {
                    break;
                }

                comparisons++;
                at = entry.Next;
            }

            if (comparisons > UsualComparisons)
            {
                reader.AddComparisons(comparisons - UsualComparisons, start);
            }

            if (at == 0)
            {
                entries[count] = new Entry(hash, head, i);
                head = ++count;
            }
            else if (--repeated < 0)
            {
                return false;
            }
        }

        return true;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static ReadOnlySpan<char> PartOf(string text, int index, int length) => text.AsSpan(index < 0 ? text.Length + index : index, length);

    /// <summary>A part in the set.</summary>
    /// <param name="Hash">Its hash.</param>
    /// <param name="Next">The number of the next one in its bucket; 0 at the end.</param>
    /// <param name="Text">The first string that has it.</param>
    private readonly record struct Entry(int Hash, int Next, int Text);
}
