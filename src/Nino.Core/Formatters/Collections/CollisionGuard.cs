using System;
using System.Collections.Generic;
using Nino.Core.Memory;

namespace Nino.Core.Formatters;

/// <summary>
/// Counts the keys that fall into each bucket of a hash table while it is filled. Keys chosen to collide make filling
/// quadratic; the count makes them an error.
/// </summary>
internal ref struct CollisionGuard<TKey>
{
    /// <summary>The least count of keys of which no more than <see cref="NinoOptions.MaxCollisions"/> may share a bucket. In smaller tables only all comparisons of the message count.</summary>
    public const int SmallestLimited = 1024;

    /// <summary>Tables of so many keys cannot take long.</summary>
    public const int Few = 10;

    /// <summary>How many numbers are compared in the time that other keys may take.</summary>
    private const int NumbersAtOnce = 16;

    // Null where the default one of a struct can be called directly.
    private readonly IEqualityComparer<TKey>? _comparer;
    private readonly int _limit;
    private ushort[]? _counts;
    private int _buckets;
    private ulong _reciprocal;

    // A table that grows by itself may have one of the next sizes, too: some grow before they are full. 0 in other tables.
    private int _next;
    private int _afterNext;
    private int _left;

    // A guard that is default counts nothing.
    private CollisionGuard(int count, int limit, IEqualityComparer<TKey> comparer)
    {
        _comparer = typeof(TKey).IsValueType && ReferenceEquals(comparer, EqualityComparer<TKey>.Default) ? null : comparer;
        _limit = count < SmallestLimited ? int.MaxValue : limit;
    }

    /// <summary>Whether a table that is about to take <paramref name="count"/> keys should be guarded.</summary>
    public static bool IsNeeded(scoped ref Reader reader, int count) =>
        count > Few && !(Platform.RandomizesStringHashes && typeof(TKey) == typeof(string)) && reader.CountsKeys(count, IsNumber ? NumbersAtOnce : 1);

    private static bool IsNumber => typeof(TKey).IsPrimitive || typeof(TKey).IsEnum || typeof(TKey) == typeof(Guid);

    /// <summary>Counts keys that are compared otherwise than in a table of .NET: in a tree of lists, which takes longer, even for numbers.</summary>
    public static void Check(scoped ref Reader reader, ICollection<TKey> keys, int start)
    {
        if (!(Platform.RandomizesStringHashes && typeof(TKey) == typeof(string)))
        {
            Check(ref reader, keys, EqualityComparer<TKey>.Default, start);
        }
    }

    /// <summary>Counts keys that a table hashes as <paramref name="comparer"/> does.</summary>
    public static void Check(scoped ref Reader reader, ICollection<TKey> keys, IEqualityComparer<TKey> comparer, int start)
    {
        if (!reader.CountsKeys(keys.Count, 1))
        {
            return;
        }

        CollisionGuard<TKey> guard = Of(ref reader, keys.Count, TableSizes.Of(keys.Count), comparer);
        foreach (TKey key in keys)
        {
            guard.Add(ref reader, key, start);
        }

        guard.Release();
    }

    /// <summary>Guards an empty table that has its buckets already.</summary>
    public static CollisionGuard<TKey> Of(scoped ref Reader reader, int count, int buckets, IEqualityComparer<TKey> comparer)
    {
        CollisionGuard<TKey> guard = new(count, reader.MaxCollisions, comparer) { _left = int.MaxValue };
        guard.SetBuckets(buckets);
        guard.Clear(buckets);
        return guard;
    }

    /// <summary>Guards an empty table that grows while it is filled, where one is needed.</summary>
    public static CollisionGuard<TKey> Growing(scoped ref Reader reader, int count, IEqualityComparer<TKey> comparer)
    {
        if (!IsNeeded(ref reader, count))
        {
            return default;
        }

        CollisionGuard<TKey> guard = new(count, reader.MaxCollisions, comparer);
        guard.Grow();
        return guard;
    }

    /// <summary>Counts the key of the entry that begins at <paramref name="start"/>; an error when it met too many others.</summary>
    public void Add(scoped ref Reader reader, TKey key, int start)
    {
        if (_counts is null)
        {
            return;
        }

        if (--_left < 0)
        {
            Grow();
        }

        uint hash = (uint)(typeof(TKey).IsValueType && _comparer is null ? EqualityComparer<TKey>.Default.GetHashCode(key!) : _comparer!.GetHashCode(key!));

        // The remainder by the number of buckets, without a division.
        int met = _counts[(int)((((_reciprocal * hash) >> 32) + 1) * (uint)_buckets >> 32)]++;
        if (_next > 0)
        {
            met = Math.Max(met, _counts[_buckets + (int)(hash % (uint)_next)]++);
            met = Math.Max(met, _counts[_buckets + _next + (int)(hash % (uint)_afterNext)]++);
        }

        if (met >= _limit)
        {
            Reader.ThrowColliding($"More than {_limit} keys share a hash bucket", start);
        }

        if (met > 0)
        {
            reader.AddComparisons(met, start);
        }
    }

    public void Release()
    {
        if (_counts is { } counts)
        {
            _counts = null;
            Rented<ushort>.Return(counts);
        }
    }

    private void SetBuckets(int buckets)
    {
        _buckets = buckets;
        _reciprocal = (ulong.MaxValue / (uint)buckets) + 1;
    }

    private void Grow()
    {
        int last = _buckets;
        SetBuckets(TableSizes.After(last));
        _next = TableSizes.After(_buckets);
        _afterNext = TableSizes.After(_next);
        _left += _buckets - last;
        Clear(_buckets + _next + _afterNext);
    }

    private void Clear(int length)
    {
        Release();
        _counts = Rented<ushort>.Take(length);
        Array.Clear(_counts, 0, length);
    }
}
