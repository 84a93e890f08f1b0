using Nino.Core.Faults;

namespace Nino.Core;

/// <summary>
/// Bounds what filling hash tables takes. A key is compared with those that share its bucket, which is quadratic for keys
/// that were chosen to collide. So a message has a number of comparisons, which its length bounds. Small tables are
/// taken at their worst as long as there are plenty; after that, and in large ones, keys are counted
/// (<see cref="Formatters.CollisionGuard{TKey}"/>).
/// </summary>
public ref partial struct Reader
{
    /// <summary>What short messages have: half of it is a table of 256 keys of one hash.</summary>
    private const int FreeComparisons = 64 * 1024;

    /// <summary>Keys of usual tables meet half another key; they take some bytes each.</summary>
    private const int ComparisonsPerByte = 2;

    /// <summary>What a key is taken to have on the wire, where nothing tells.</summary>
    private const int BytesPerKey = 4;

    /// <summary>How many numbers are compared in the time of a comparison.</summary>
    internal const int NumbersAtOnce = 16;

    /// <summary>The limit of keys that share a hash bucket, in large tables.</summary>
    internal readonly int MaxCollisions => _options is null ? NinoOptions.DefaultMaxCollisions : _options.MaxCollisions;

    // Unpacked bytes have the comparisons of the packed bytes that they came from.
    private readonly long MostComparisons => Scale(FreeComparisons + (ComparisonsPerByte * ((long)_buffer.Length + _longer)));

    /// <summary>Whether the keys of a table have to be counted while it is filled; otherwise it is taken at its worst.</summary>
    /// <param name="count">The number of keys.</param>
    /// <param name="cost">What a comparison of these keys takes: as long as so many of numbers.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal bool CountsKeys(int count, int cost)
    {
        if (count < Formatters.CollisionGuard<int>.SmallestLimited)
        {
            long comparisons = _comparisons + ((long)count * count * cost / (2 * NumbersAtOnce));
            if (comparisons <= MostComparisons / 2)
            {
                _comparisons = comparisons;
                return false;
            }
        }

        return MaxCollisions < byte.MaxValue;
    }

    /// <summary>Adds the keys that a key was compared with; its entry begins at <paramref name="start"/>.</summary>
    internal void AddComparisons(long count, int start)
    {
        _comparisons += count;
        if (_comparisons > MostComparisons)
        {
            ThrowColliding("The keys of this message collide too often", start);
        }
    }

    /// <summary>How many comparisons the message has left.</summary>
    internal readonly long ComparisonsLeft => MaxCollisions < byte.MaxValue ? MostComparisons - _comparisons : long.MaxValue;

    /// <summary>Adds the values that a key is hashed by; its entry begins at <paramref name="start"/>.</summary>
    internal void AddHashed(long count, int start)
    {
        if (count > ComparisonsLeft)
        {
            ThrowColliding("The keys of this message are hashed by too many objects, which they refer to over and over", start);
        }

        _comparisons += MaxCollisions < byte.MaxValue ? count : 0;
    }

    /// <summary>Raises the error that a key cannot be hashed; the entry begins at <paramref name="start"/>.</summary>
    [DoesNotReturn]
    internal static void ThrowKeyDepth(int start) =>
        throw new NinoException("A key is equal by objects that refer to themselves, or that nest deeper than NinoOptions.MaxDepth or the stack of this thread allows.", null, start) { Fault = Fault.Collection };

    /// <summary>Gives a part of these bytes the comparisons that belong to its length: it cannot tell how many it took.</summary>
    private void GiveComparisons(ref Reader part, int length)
    {
        long share = Scale((long)ComparisonsPerByte * length);
        _comparisons += share;
        part._comparisons = part.MostComparisons - share;
    }

    /// <summary>Takes over what a reader of other bytes took: comparisons and memory.</summary>
    internal void TakeCosts((long Comparisons, long Budget) costs)
    {
        (_comparisons, _budget) = costs;
        if (_session is { Budget: not 0 } session)
        {
            session.Budget = _budget;
            _budget = 0;
        }
    }

    /// <summary>What was compared, and what may still be allocated.</summary>
    internal readonly (long Comparisons, long Budget) Costs => (_comparisons, BudgetLeft);

    /// <summary>What the options allow, where they ask for more or fewer collisions than usual.</summary>
    private readonly long Scale(long comparisons) => comparisons * Math.Min(MaxCollisions, byte.MaxValue) / NinoOptions.DefaultMaxCollisions;

    /// <summary>Raises the error that keys were chosen to collide; the entry begins at <paramref name="start"/>.</summary>
    [DoesNotReturn]
    internal static void ThrowColliding(string problem, int start) =>
        throw new NinoException($"{problem}; NinoOptions.MaxCollisions allows no more.", null, start) { Fault = Fault.Collection };

    /// <summary>As above, where more keys than the limit share a bucket.</summary>
    [DoesNotReturn]
    internal static void ThrowColliding(int limit, int start) => ThrowColliding($"More than {limit} keys share a hash bucket", start);
}
