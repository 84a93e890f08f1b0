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

    /// <summary>Tables of so many keys cannot take long, but those of large structs may (<see cref="LargeKey"/>).</summary>
    public const int MostFew = 10;

    /// <summary>From so many bytes on a key counts for more than one comparison.</summary>
    public const int LargeKey = 2 * KeyEquality.BytesAtOnce;

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

    // How many comparisons one of these keys counts for, and the key that is added next.
    private readonly int _weight;
    private int _nextWeight;

    // A guard that is default counts nothing.
    private CollisionGuard(int count, int limit, IEqualityComparer<TKey> comparer, int keySize)
    {
        _comparer = default(TKey) is not null && ReferenceEquals(comparer, EqualityComparer<TKey>.Default) ? null : comparer;
        _limit = count < SmallestLimited ? int.MaxValue : limit;
        _weight = WeightOf(keySize);
    }

    /// <summary>Whether a table with the usual comparer that is about to take <paramref name="count"/> keys should be guarded.</summary>
    public static bool IsNeeded(scoped ref Reader reader, int count) =>
        count > FewOf(Unsafe.SizeOf<TKey>()) && !(Platform.RandomizesStringHashes && typeof(TKey) == typeof(string)) && reader.CountsKeys(count, IsNumber ? 1 : UsualCost);

    /// <summary>Whether a table that is about to take <paramref name="count"/> keys should be guarded. What comparers of the user do to strings can be foreseen.</summary>
    public static bool IsNeeded(scoped ref Reader reader, int count, IEqualityComparer<TKey> comparer) =>
        count > FewOf(Unsafe.SizeOf<TKey>()) && (Comparers.IsOfFramework(comparer) ? IsNeeded(ref reader, count) : reader.CountsKeys(count, UsualCost));

    /// <summary>As above, of keys that are boxed.</summary>
    /// <param name="reader">The reader.</param>
    /// <param name="count">The number of keys.</param>
    /// <param name="keySize">What a key takes where it is not boxed.</param>
    public static bool IsNeededOfBoxed(scoped ref Reader reader, int count, int keySize) => count > FewOf(keySize) && reader.CountsKeys(count, CostOf(keySize));

    /// <summary>Whether keys that are added are counted.</summary>
    public bool Counts => _counts is not null;

    /// <summary>Whether the message has referred to an object, so that keys of this type may hold it: they go through <see cref="CheckKey"/> then. Never of numbers and strings.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool MayShare(scoped ref Reader reader) => RuntimeHelpers.IsReferenceOrContainsReferences<TKey>() && typeof(TKey) != typeof(string) && reader.HasReferred;

    private static bool IsNumber => typeof(TKey).IsPrimitive || typeof(TKey).IsEnum || typeof(TKey) == typeof(Guid);

    private static int UsualCost => CostOf(Unsafe.SizeOf<TKey>());

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static int FewOf(int keySize) => keySize < LargeKey ? MostFew : 1;

    /// <summary>What a comparison counts for, in those of numbers.</summary>
    private static int CostOf(int keySize) => Reader.NumbersAtOnce * WeightOf(keySize);

    /// <summary>How many comparisons one of these keys counts for: structs without a method of their own are compared field by field, by reflection.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static int WeightOf(int keySize) => Math.Max(1, keySize / KeyEquality.BytesAtOnce);

    /// <summary>Counts keys that are compared otherwise than in a table of .NET: in a tree of lists, which takes longer, even for numbers.</summary>
    public static void CheckAll(scoped ref Reader reader, ICollection<TKey> keys, int start)
    {
        if (!(Platform.RandomizesStringHashes && typeof(TKey) == typeof(string)))
        {
            CheckAll(ref reader, keys, TableSizes.Of(keys.Count), EqualityComparer<TKey>.Default, start);
        }
    }

    /// <summary>Counts keys that a table with so many buckets hashes as <paramref name="comparer"/> does.</summary>
    public static void CheckAll(scoped ref Reader reader, ICollection<TKey> keys, int buckets, IEqualityComparer<TKey> comparer, int start)
    {
        if (keys.Count < 2 || !reader.CountsKeys(keys.Count, UsualCost))
        {
            return;
        }

        CollisionGuard<TKey> guard = Of(ref reader, keys.Count, buckets, comparer);
        int length = (reader.Position - start) / keys.Count;
        foreach (TKey key in keys)
        {
            guard.Add(ref reader, in key, start, length);
        }

        guard.Release();
    }

    /// <summary>Guards an empty table that has its buckets already.</summary>
    public static CollisionGuard<TKey> Of(scoped ref Reader reader, int count, int buckets, IEqualityComparer<TKey> comparer) => OfBoxed(ref reader, count, buckets, comparer, Unsafe.SizeOf<TKey>());

    /// <summary>As above, of keys that are boxed.</summary>
    public static CollisionGuard<TKey> OfBoxed(scoped ref Reader reader, int count, int buckets, IEqualityComparer<TKey> comparer, int keySize)
    {
        CollisionGuard<TKey> guard = new(count, reader.MaxCollisions, comparer, keySize) { _left = int.MaxValue };
        guard.SetBuckets(buckets);
        guard.Clear(buckets);
        return guard;
    }

    /// <summary>Guards an empty table that grows while it is filled, where one is needed.</summary>
    public static CollisionGuard<TKey> Growing(scoped ref Reader reader, int count, IEqualityComparer<TKey> comparer) =>
        IsNeeded(ref reader, count, comparer) ? GrowingOfBoxed(ref reader, count, comparer, Unsafe.SizeOf<TKey>()) : default;

    /// <summary>As above, of keys that are boxed.</summary>
    public static CollisionGuard<TKey> GrowingOfBoxed(scoped ref Reader reader, int count, IEqualityComparer<TKey> comparer, int keySize)
    {
        CollisionGuard<TKey> guard = new(count, reader.MaxCollisions, comparer, keySize);
        guard.Grow();
        return guard;
    }

    /// <summary>
    /// Looks at a key before it is hashed, in a message that has referred to an object. Keys may then hold objects that their
    /// bytes do not pay for: a table that was taken at its worst is counted from here on.
    /// </summary>
    /// <param name="reader">The reader.</param>
    /// <param name="key">The key.</param>
    /// <param name="comparer">The comparer of the table: what those of the user do is not known.</param>
    /// <param name="count">The number of keys that the table is about to have.</param>
    /// <param name="start">Where the entry begins.</param>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public void CheckKey(scoped ref Reader reader, TKey key, IEqualityComparer<TKey> comparer, int count, int start)
    {
        if (key is null || !Comparers.IsOfFramework(comparer))
        {
            return;
        }

        int weight = KeyChecks.Of(ref reader, key, start);
        if (_counts is null && count > FewOf(Unsafe.SizeOf<TKey>()) && reader.MaxCollisions < byte.MaxValue)
        {
            this = Of(ref reader, count, TableSizes.Of(count), comparer);
        }

        _nextWeight = weight;
    }

    /// <summary>Counts the key of the entry that begins at <paramref name="start"/>; an error when it met too many others.</summary>
    // A copy, whose address is taken: the key itself stays in registers. Passed by value, a large one would be stored in parts and loaded as one, which stalls.
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Add(scoped ref Reader reader, TKey key, int start)
    {
        if (_counts is not null)
        {
            TKey copy = key;
            Add(ref reader, in copy, start, reader.Position - start);
        }
    }

    /// <param name="reader">The reader.</param>
    /// <param name="key">The key.</param>
    /// <param name="start">Where its entry begins.</param>
    /// <param name="length">How many bytes it takes, about.</param>
    // Not inlined: loops that guard nothing keep their registers.
    [MethodImpl(MethodImplOptions.NoInlining)]
    private void Add(scoped ref Reader reader, in TKey key, int start, int length)
    {
        if (--_left < 0)
        {
            Grow();
        }

        // As the tables do, which ask no comparer for null.
        uint hash = key is null ? 0 : (uint)(default(TKey) is not null && _comparer is null ? EqualityComparer<TKey>.Default.GetHashCode(key!) : _comparer!.GetHashCode(key!));

        int met = _counts![TableSizes.BucketOf(hash, _buckets, _reciprocal)]++;
        if (_next > 0)
        {
            met = Math.Max(met, _counts[_buckets + (int)(hash % (uint)_next)]++);
            met = Math.Max(met, _counts[_buckets + _next + (int)(hash % (uint)_afterNext)]++);
        }

        if (met >= _limit)
        {
            Reader.ThrowColliding(_limit, start);
        }

        if (met > 0)
        {
            reader.AddComparisons((long)met * (RuntimeHelpers.IsReferenceOrContainsReferences<TKey>() ? Math.Max(Math.Max(_weight, _nextWeight), length / KeyEquality.BytesAtOnce) : _weight), start);
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
        _reciprocal = TableSizes.ReciprocalOf(buckets);
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
