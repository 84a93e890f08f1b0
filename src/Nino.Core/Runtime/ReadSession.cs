using Nino.Core.Formatters;
using Nino.Core.Versions;

namespace Nino.Core.Runtime;

/// <summary>The derived types seen so far in one message. Each thread keeps one.</summary>
internal sealed partial class ReadSession
{
    private const int InitialSize = 8;

    private const int LargestKept = 1024;

    [ThreadStatic]
    private static ReadSession? t_kept;

    private Entry[] _entries = new Entry[InitialSize];
    private int _count;

    // How many of them an index of the message may mean: those behind a value that failed may have other indexes in the message.
    private int _countOfKnown;
    private bool _hasFailed;

    // By index, as the entries; null where generated code has to ask for more than the type.
    // They are types; in an array of objects, storing one asks nothing of its class.
    private object?[] _usual = new object?[InitialSize];

    // Objects of version-tolerant types that are being read, whose members are not those of this program.
    private OpenObject[] _open = [];
    private int _openCount;

    // Whether something is held that must not be held from message to message: a table of this message's own, or a type that its load context may let go.
    private bool _isHolding;

    /// <summary>A table of members that is being read, or whose bytes ended before it did.</summary>
    public MemberTable? BegunTable { get; set; }

    /// <summary>Whether the next member stands without the block that its form is.</summary>
    public bool IsWithoutBlock { get; set; }

    /// <summary>The memory that the message may still take, where slices and the whole have it in common; otherwise 0, and the reader has it.</summary>
    public long Budget { get; set; }

    /// <summary>How many types there is room for.</summary>
    public int Capacity => _entries.Length;

    /// <summary>How many types were seen.</summary>
    public int Count => _count;

    public static ReadSession Rent()
    {
        ReadSession session = t_kept ?? new ReadSession();
        t_kept = null;
        return session;
    }

    public static void Return(ReadSession session)
    {
        if (session._isHolding)
        {
            session._isHolding = false;
            Array.Clear(session._entries, 0, session._count);
            Array.Clear(session._open, 0, session._open.Length);
        }

        session._openCount = 0;

        // A message may name the same types over and over.
        if (session._count > LargestKept)
        {
            session._entries = new Entry[InitialSize];
            session._usual = new object?[InitialSize];
        }
        else
        {
            session.Truncate(0);
        }

        session._count = 0;
        session._countOfKnown = 0;
        session._hasFailed = false;
        session.Budget = 0;
        session.BegunTable = null;
        session.IsWithoutBlock = false;
        session.ForgetObjects();
        session._strings = null;
        t_kept = session;
    }

    /// <summary>Forgets the types but the first ones.</summary>
    public void Truncate(int count)
    {
        object?[] usual = _usual;
        for (int i = count; i < Math.Min(_count, Head.ShortIndexes); i++)
        {
            usual[i] = null;
        }

        if (_isHolding)
        {
            Array.Clear(_entries, count, _count - count);
        }

        _count = count;
        _countOfKnown = count;
        _hasFailed = false;
    }

    /// <summary>Whether a value failed within the message, and what its bytes would have named is not known.</summary>
    public bool HasFailed => _hasFailed;

    /// <summary>Notes that a value failed. From here on an index means only what has one by now: the bytes that were not read may name types and objects, too.</summary>
    public void Fail()
    {
        _countOfKnownObjects = KnownObjectCount;
        _hasFailed = true;
        _begun = 0;
    }

    /// <param name="binding">The type.</param>
    /// <param name="declared">A declared type that it fits.</param>
    /// <param name="count">The member count of its objects in this message.</param>
    public void Add(TypeBinding binding, Type declared, int count)
    {
        byte own = binding.OwnHead;
        bool isUsual = own is > 0 and <= Head.LastCount && count == own - 1;
        Hold(declared);
        Add(isUsual ? binding.Type : null, binding, declared, count);
    }

    /// <summary>As <see cref="Add(TypeBinding, Type, int)"/>, where it is known that the member count is that of the type, and that the declared type lasts (<see cref="NamedTypes"/>).</summary>
    public void AddUsual(TypeBinding binding, Type declared, int count) => Add(binding.Type, binding, declared, count);

    private void Add(Type? usual, TypeBinding binding, Type declared, int count)
    {
        _isHolding |= binding.IsCollectible;
        ref Entry entry = ref Next(usual, null);
        entry.Binding = binding;
        entry.Fits = declared;
        entry.Count = count;
    }

    /// <summary>Adds a version-tolerant type whose table was read.</summary>
    /// <param name="binding">The type.</param>
    /// <param name="id">The id that named it, or null where objects are exactly of the declared type.</param>
    /// <param name="fallbackFor">The declared type, where this one stands for one that is not known.</param>
    /// <param name="count">How many members it has.</param>
    /// <param name="map">From the members of the table to these; null where they are the same.</param>
    /// <returns>What stands for the members of an object that follows (<see cref="Reader.Has"/>).</returns>
    public int AddTolerant(TypeBinding binding, uint? id, Type? fallbackFor, int count, MemberMap? map)
    {
        bool isOwn = map is null or { IsOwn: true };
        _isHolding |= !isOwn || binding.IsCollectible;
        ref Entry entry = ref Next(isOwn ? binding.Type : null, map?.Written ?? binding.Tolerant!.Table);
        entry.Binding = binding;
        entry.Id = id;
        entry.FallbackFor = fallbackFor;
        entry.Count = count;
        entry.Map = map;
        return map is null ? count : Open(map);
    }

    /// <summary>Adds a type whose objects were written before it was version-tolerant, and begins the first.</summary>
    /// <returns>What stands for its members (<see cref="Reader.Has"/>).</returns>
    public int AddPlain(TypeBinding binding, MemberMap map)
    {
        ref Entry entry = ref Next(null, null);
        entry.Binding = binding;
        entry.Map = map;
        return BeginPlain(map);
    }

    /// <summary>Begins an object that was written before its type was version-tolerant.</summary>
    /// <returns>What stands for its members (<see cref="Reader.Has"/>).</returns>
    public int BeginPlain(MemberMap map)
    {
        _isHolding = true;
        return Open(map);
    }

    /// <summary>Adds a version-tolerant type that stood in a member which was skipped.</summary>
    /// <param name="id">Its id, or null where objects were exactly of the declared type.</param>
    /// <param name="table">Its members.</param>
    public void AddSkipped(uint? id, MemberTable table)
    {
        _isHolding = true;
        Next(null, table).Id = id;
    }

    /// <summary>The members of the version-tolerant type at an index of this message, or null.</summary>
    public MemberTable? TableAt(long index) => index < _countOfKnown ? _entries[index].Table : null;

    /// <summary>The version-tolerant type at an index, of which <see cref="TableAt"/> knows the members.</summary>
    public NamedTable NamedAt(int index) => new(_entries[index].Id, _entries[index].Table!, _entries[index].Binding?.Tolerant?.Table);

    public ref OpenObject OpenObjectAt(int index) => ref _open[index];

    public void CloseObject() => _openCount--;

    /// <summary>The type at an index of this message, or null.</summary>
    /// <param name="index">The index.</param>
    /// <param name="declared">The declared type.</param>
    /// <param name="count">The member count of its objects in this message.</param>
    /// <exception cref="NinoException">The type does not fit the declared one. A type that fits is remembered, so that the check runs once.</exception>
    public TypeBinding? Find(long index, Type declared, out int count)
    {
        if (index >= _countOfKnown)
        {
            count = 0;
            return null;
        }

        ref Entry entry = ref _entries[index];
        if (!ReferenceEquals(entry.Fits, declared))
        {
            if (entry.Binding is null || (entry.FallbackFor is not null && entry.FallbackFor != declared))
            {
                count = 0;
                return null;
            }

            entry.Binding.CheckFits(declared);
            if (entry.Map is not null)
            {
                count = Open(entry.Map);
                return entry.Binding;
            }

            entry.Fits = declared;
            Hold(declared);
        }

        count = entry.Count;
        return entry.Binding;
    }

    /// <summary>Notes that a declared type is held. One that may be let go has types that last only by the variance of its type parameters: what takes any object takes those of a plugin.</summary>
    private void Hold(Type declared) => _isHolding |= declared.IsGenericType && Collectible.Is(declared);

    /// <summary>Gives the type at an index a binding, where it was only known from a member that was skipped.</summary>
    public void Resolve(long index, ref Reader reader, Type declared)
    {
        if (index >= _countOfKnown || _entries[index] is not { Table: { } table } entry || (entry.Binding is not null && entry.FallbackFor is null))
        {
            return;
        }

        bool isFallback = false;
        TypeBinding binding = entry.Id is { } id ? reader.ReadType(id, declared, out isFallback) : Registry.Get(declared);
        if (binding.Tolerant is not { } own)
        {
            reader.ThrowInvalid($"The input holds an object of a version-tolerant type where {declared} is declared, which is none.");
            return;
        }

        bool isSame = !isFallback && table.Bytes.SequenceEqual(own.Table.Bytes);
        MemberMap? map = isSame ? own.OwnMap : new MemberMap(ref reader, own, table, isFallback ? entry.Id : null);
        _entries[index] = new Entry { Id = entry.Id, Table = table, Binding = binding, FallbackFor = isFallback ? declared : null, Count = own.Table.Count, Map = map };
    }

    private int Open(MemberMap map)
    {
        if (_openCount == _open.Length)
        {
            Array.Resize(ref _open, Math.Max(InitialSize, _openCount * 2));
        }

        ref OpenObject open = ref _open[_openCount];
        open.Map = map;
        open.Next = map.Written.SkipsDefaults ? OpenObject.AtPresence : 0;
        open.Start = -1;
        open.Kept = null;
        return ~_openCount++;
    }

    /// <summary>Begins the next entry. Its parts are set one by one: to store them together costs a memory barrier, which takes longer than reading a small object.</summary>
    /// <param name="usual">The type, where generated code has to ask for no more.</param>
    /// <param name="table">Of a version-tolerant type, its members.</param>
    private ref Entry Next(Type? usual, MemberTable? table)
    {
        if (_count == _entries.Length)
        {
            Array.Resize(ref _entries, _count * 2);
            Array.Resize(ref _usual, _count * 2);
        }

        if (!_hasFailed)
        {
            _countOfKnown = _count + 1;
            if (usual is not null && _count < Head.ShortIndexes)
            {
                _usual[_count] = usual;
            }
        }

        ref Entry entry = ref _entries[_count++];
        entry.Binding = null!;
        entry.Fits = null;
        entry.Count = 0;
        entry.Table = table;
        entry.Map = null;
        entry.FallbackFor = null;
        entry.Id = null;
        return ref entry;
    }

    /// <summary>As <see cref="Find"/>, for a short index; false where more has to be done, and for every other head.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool TryFind(int index, Type declared, [NotNullWhen(true)] out TypeBinding? binding, out int count)
    {
        Entry[] entries = _entries;
        if ((uint)index < (uint)_countOfKnown && index < Head.ShortIndexes && (uint)index < (uint)entries.Length && ReferenceEquals(entries[index].Fits, declared))
        {
            binding = entries[index].Binding;
            count = entries[index].Count;
            return true;
        }

        binding = null;
        count = 0;
        return false;
    }

    /// <summary>The type at a short index of this message, where its objects have the members that the type has; for every other index null.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public Type? UsualAt(int index)
    {
        object?[] usual = _usual;
        return (uint)index < (uint)usual.Length ? Unsafe.As<Type?>(usual[index]) : null;
    }

    private struct Entry
    {
        public TypeBinding Binding;
        public Type? Fits;
        public int Count;

        /// <summary>Of a version-tolerant type: its members in this message.</summary>
        public MemberTable? Table;

        /// <summary>From these to those of this program, where they differ.</summary>
        public MemberMap? Map;

        /// <summary>The declared type, where the binding stands for a type that is not known.</summary>
        public Type? FallbackFor;

        /// <summary>The type id that named it, of a version-tolerant type.</summary>
        public uint? Id;
    }

    /// <summary>An object of a version-tolerant type that is being read.</summary>
    internal struct OpenObject
    {
        /// <summary>Stands for <see cref="Next"/> where the presence bits are next.</summary>
        public const int AtPresence = -1;

        public MemberMap Map;

        /// <summary>The next member in the bytes.</summary>
        public int Next;

        /// <summary>Where the presence bits stand, if there are any.</summary>
        public int Presence;

        /// <summary>Where the body begins; negative before that is known.</summary>
        public int Start;

        /// <summary>The members that are not known, as far as they have been read; null where there are none so far.</summary>
        public ValueCopy? Kept;
    }
}
