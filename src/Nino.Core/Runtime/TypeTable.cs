using Nino.Core.Formatters;
using Nino.Core.Versions;

namespace Nino.Core.Runtime;

/// <summary>From the exact type of an object to its binding and to its index in the message that is being written: an open-addressing table of the types that a thread has met.</summary>
internal sealed class TypeTable
{
    private const int SmallestSize = 64;

    /// <summary>Room for more indexes is not kept for the next message: an input chooses how many types that are not known it holds.</summary>
    private const int LargestKept = 1024;

    /// <summary>Up to so many types get a place each that no other type shares, where a table is found that has them. With more types, some share a place in every table that is not far too large.</summary>
    private const int MostApart = 64;

    // Numbers below it are places of tables of members, from int.MinValue on. Other negative ones are complements of places of slots, of which there are never so many.
    private const int LowestPlace = int.MinValue / 2;

    private Slot[] _slots = new Slot[SmallestSize];
    private int _count;
    private bool _hasCollision;
    private int[] _seen = [];
    private int _seenCount;
    private byte[] _heads = [];

    // Null until objects are written that this program does not know all members of.
    private Dictionary<NamedTable, int>? _tables;
    private NamedTable[] _named = [];

    /// <summary>How many types have an index in this message.</summary>
    public int IndexCount => _seenCount;

    /// <summary>How many indexes there is room for.</summary>
    public int Capacity => _seen.Length + _named.Length;

    /// <summary>Whether no type has an index in this message.</summary>
    public bool IsEmpty => _seenCount == 0;

    /// <summary>Whether a type was met that its load context may let go.</summary>
    public bool HasCollectible { get; private set; }

    /// <summary>The heads of this message by <see cref="TypeBinding.Number"/>, 0 where a type has none; valid until the next type is added.</summary>
    public byte[] Heads => _heads;

    /// <summary>The slot of a type; valid until the next call.</summary>
    /// <exception cref="NinoException">The type has no formatter.</exception>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ref Slot Of(Type type)
    {
        Slot[] slots = _slots;
        ref Slot slot = ref slots[Hash(type) & (slots.Length - 1)];
        if (ReferenceEquals(slot.Type, type))
        {
            return ref slot;
        }

        return ref Search(type);
    }

    /// <summary>Gives a type the next index of this message.</summary>
    /// <param name="type">The type.</param>
    /// <param name="preservesReferences">Whether all objects of the message keep their identity: no head stands for them alone.</param>
    public void Add(Type type, bool preservesReferences)
    {
        ref Slot slot = ref Of(type);
        slot.Index = _seenCount;
        slot.Head = _seenCount < Head.ShortIndexes && !preservesReferences && slot.Binding! is { IsObject: true, KeepsUnknown: false, References: not ReferenceUse.Always } ? (byte)(Head.FirstIndex + _seenCount) : (byte)0;
        Note(slot.Place);
        SetHead(slot.Binding!.Number, slot.Head);
    }

    /// <summary>Gives a version-tolerant type the next index of this message, for objects of exactly the type that is declared.</summary>
    /// <param name="slot">The slot of the type.</param>
    /// <param name="number">The number by which generated code finds the head, or 0.</param>
    public void AddDeclared(ref Slot slot, int number)
    {
        slot.DeclaredIndex = _seenCount;
        slot.DeclaredHead = _seenCount < Head.ShortIndexes ? (byte)(Head.FirstIndex + _seenCount) : (byte)0;
        slot.DeclaredNumber = number;
        Note(~slot.Place);
        SetHead(number, slot.DeclaredHead);
    }

    /// <summary>The index that a table got by <see cref="Add(NamedTable)"/>.</summary>
    public bool TryFind(NamedTable table, out int index)
    {
        index = -1;
        return _tables is not null && _tables.TryGetValue(table, out index);
    }

    /// <summary>Gives a table of members the next index of this message.</summary>
    public void Add(NamedTable table)
    {
        int place = (_tables ??= []).Count;
        _tables.Add(table, _seenCount);
        if (place == _named.Length)
        {
            Array.Resize(ref _named, Math.Max(4, place * 2));
        }

        _named[place] = table;
        Note(int.MinValue + place);
    }

    /// <summary>The version-tolerant type that has an index in this message.</summary>
    public NamedTable NamedAt(int index)
    {
        int place = _seen[index];
        if (place < LowestPlace)
        {
            return _named[place - int.MinValue];
        }

        TypeBinding binding = _slots[place < 0 ? ~place : place].Binding!;
        return new NamedTable(place < 0 ? null : binding.Id, binding.Tolerant!.Table);
    }

    /// <summary>Ends a message: no type has an index.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Reset()
    {
        if (_seenCount > 0)
        {
            Forget();
        }
    }

    /// <summary>Notes whose the next index is: the place of a slot, or its complement for objects of exactly the type that is declared.</summary>
    private void Note(int place)
    {
        if (_seenCount == _seen.Length)
        {
            Array.Resize(ref _seen, Math.Max(16, _seenCount * 2));
        }

        _seen[_seenCount++] = place;
    }

    private void Forget()
    {
        for (int i = 0; i < _seenCount; i++)
        {
            if (_seen[i] < LowestPlace)
            {
                continue;
            }

            bool isDeclared = _seen[i] < 0;
            ref Slot slot = ref _slots[isDeclared ? ~_seen[i] : _seen[i]];
            if (isDeclared)
            {
                slot.DeclaredIndex = -1;
                slot.DeclaredHead = 0;
                _heads[slot.DeclaredNumber] = 0;
            }
            else
            {
                slot.Index = -1;
                slot.Head = 0;
                _heads[slot.Binding!.Number] = 0;
            }
        }

        if (_seenCount > LargestKept)
        {
            _seen = [];
        }

        _seenCount = 0;
        if (_tables is { Count: > LargestKept })
        {
            _tables = null;
            _named = [];
        }
        else if (_tables is not null)
        {
            Array.Clear(_named, 0, _tables.Count);
            _tables.Clear();
        }
    }

    private void SetHead(int number, byte head)
    {
        if (number >= _heads.Length)
        {
            Array.Resize(ref _heads, Math.Max(SmallestSize, number * 2));
        }

        // Number 0 is that of all formatters without one: its head stays 0.
        _heads[number] = number == 0 ? (byte)0 : head;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private ref Slot Search(Type type)
    {
        ref Slot slot = ref _slots[Place(_slots, type)];
        if (slot.Type is null)
        {
            // May run code that writes: it takes another session, and thus another table.
            TypeBinding binding = Registry.Get(type);
            if (binding.Type != type)
            {
                // An internal class shares the index of its public type.
                return ref Of(binding.Type);
            }

            if (binding.IsCollectible)
            {
                HasCollectible = true;
                WriteSession.PutAside(this);
            }

            Insert(new Slot { Type = type, Binding = binding, Index = -1, DeclaredIndex = -1 });
            slot = ref _slots[Place(_slots, type)];
        }

        return ref slot;
    }

    /// <summary>How many slots the types need, so that most of them are found at the first look.</summary>
    private int LeastSize => _count * (_count <= MostApart ? 4 : 8);

    private void Insert(Slot added)
    {
        _count++;
        if (TryPut(added))
        {
            return;
        }

        int size = _slots.Length;
        while (size < LeastSize)
        {
            size *= 2;
        }

        Slot[] slots = Build(size, added);

        // A table in which each type has the place that its hash names, if one is found that is not much larger than
        // needed: a first look that hits is a branch that is predicted.
        for (int larger = size * 2; _count <= MostApart && larger <= _count * 32 && HasCollision(slots); larger *= 2)
        {
            slots = Build(larger, added);
        }

        _slots = slots;
        _hasCollision = HasCollision(slots);
        for (int i = 0; i < slots.Length; i++)
        {
            if (slots[i].Type is not null && slots[i].Index >= 0)
            {
                _seen[slots[i].Index] = i;
            }

            if (slots[i].Type is not null && slots[i].DeclaredIndex >= 0)
            {
                _seen[slots[i].DeclaredIndex] = ~i;
            }
        }
    }

    /// <summary>Puts a type where the table has room for it. Built anew for each, a table of many types would take more time and garbage than all that they are written for.</summary>
    private bool TryPut(Slot added)
    {
        int place = Place(_slots, added.Type!);
        bool isApart = !_hasCollision && (Hash(added.Type!) & (_slots.Length - 1)) == place;
        if (_slots.Length < LeastSize || (_count <= MostApart && !isApart))
        {
            return false;
        }

        Put(_slots, added);
        return true;
    }

    private Slot[] Build(int size, Slot added)
    {
        Slot[] slots = new Slot[size];
        Put(slots, added);
        foreach (Slot slot in _slots)
        {
            if (slot.Type is not null)
            {
                Put(slots, slot);
            }
        }

        return slots;
    }

    private static void Put(Slot[] slots, Slot slot)
    {
        slot.Place = Place(slots, slot.Type!);
        slots[slot.Place] = slot;
    }

    private static bool HasCollision(Slot[] slots)
    {
        for (int i = 0; i < slots.Length; i++)
        {
            if (slots[i].Type is { } type && (Hash(type) & (slots.Length - 1)) != i)
            {
                return true;
            }
        }

        return false;
    }

    /// <summary>The place of a type, or where it would be put.</summary>
    private static int Place(Slot[] slots, Type type)
    {
        int i = Hash(type) & (slots.Length - 1);
        while (slots[i].Type is { } other && !ReferenceEquals(other, type))
        {
            i = (i + 1) & (slots.Length - 1);
        }

        return i;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static int Hash(Type type) => (int)(((ulong)type.TypeHandle.Value * 0x9E37_79B9_7F4A_7C15) >> 40);

    /// <summary>A type, with what this message knows of it.</summary>
    internal struct Slot
    {
        public Type? Type;
        public TypeBinding? Binding;

        /// <summary>Where the slot stands in the table.</summary>
        public int Place;

        /// <summary>The index in this message, or −1.</summary>
        public int Index;

        /// <summary>The head of an object of the type, where its index fits one; otherwise 0.</summary>
        public byte Head;

        /// <summary>As <see cref="Head"/>, of an object of a version-tolerant type where exactly this type is declared.</summary>
        public byte DeclaredHead;

        /// <summary>As <see cref="Index"/>, of such objects.</summary>
        public int DeclaredIndex;

        /// <summary>The number by which generated code finds <see cref="DeclaredHead"/>.</summary>
        public int DeclaredNumber;
    }
}
