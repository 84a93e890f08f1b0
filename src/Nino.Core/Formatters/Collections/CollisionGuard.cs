using System;
using System.Buffers;
using System.Collections.Generic;
using Nino.Core.Buffers;

namespace Nino.Core.Formatters;

/// <summary>
/// Counts the keys that fall into each bucket of a hash table while it is filled. Keys chosen to collide make filling
/// quadratic; the count makes them an error. Small tables are not worth the effort: their worst case is a millisecond.
/// </summary>
internal ref struct CollisionGuard<TKey>
{
    /// <summary>The least count of keys that can need a guard.</summary>
    public const int SmallestGuarded = 1024;

    private readonly IEqualityComparer<TKey>? _comparer;
    private readonly int _buckets;
    private readonly int _limit;
    private byte[]? _counts;

    /// <summary>Guards an empty table. A guard that is <c>default</c> counts nothing.</summary>
    public CollisionGuard(int buckets, int limit, IEqualityComparer<TKey> comparer)
    {
        _comparer = comparer;
        _buckets = buckets;
        _limit = limit;
        _counts = ArrayPool<byte>.Shared.Rent(buckets);
        Array.Clear(_counts, 0, buckets);
    }

    /// <summary>Whether a table that is about to take <paramref name="count"/> keys should be guarded.</summary>
    public static bool IsNeeded(int count, int limit) =>
        count >= SmallestGuarded && limit < byte.MaxValue && !(Target.RandomizesStringHashes && typeof(TKey) == typeof(string));

    /// <summary>Counts the key of the entry that begins at <paramref name="start"/>; an error when too many share its bucket.</summary>
    public readonly void Add(TKey key, int start)
    {
        if (_counts is not null && ++_counts[(uint)_comparer!.GetHashCode(key!) % (uint)_buckets] > _limit)
        {
            Reader.ThrowColliding(_limit, start);
        }
    }

    public void Release()
    {
        if (_counts is { } counts)
        {
            _counts = null;
            ArrayPool<byte>.Shared.Return(counts);
        }
    }
}
