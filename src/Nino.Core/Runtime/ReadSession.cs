using System;
using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;
using Nino.Core.Formatters;

namespace Nino.Core.Runtime;

/// <summary>The derived types seen so far in one message. Each thread keeps one.</summary>
internal sealed class ReadSession
{
    private const int InitialSize = 8;

    private const int LargestKept = 1024;

    [ThreadStatic]
    private static ReadSession? t_kept;

    private Entry[] _entries = new Entry[InitialSize];
    private int _count;

    // By index, as the entries; null where generated code has to ask for more than the type.
    private Type?[] _usual = new Type?[InitialSize];

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
        // A message may name the same types over and over.
        if (session._count > LargestKept)
        {
            session._entries = new Entry[InitialSize];
            session._usual = new Type?[InitialSize];
        }
        else
        {
            Array.Clear(session._usual, 0, session._count);
        }

        session._count = 0;
        t_kept = session;
    }

    /// <summary>Forgets the types but the first ones.</summary>
    public void Truncate(int count)
    {
        Array.Clear(_usual, count, _count - count);
        _count = count;
    }

    /// <param name="binding">The type.</param>
    /// <param name="count">The member count of its objects in this message.</param>
    public void Add(TypeBinding binding, int count)
    {
        if (_count == _entries.Length)
        {
            Array.Resize(ref _entries, _count * 2);
            Array.Resize(ref _usual, _count * 2);
        }

        byte own = binding.OwnHead;
        if (_count < Head.ShortIndexes && own is > 0 and <= Head.LastCount && count == own - 1)
        {
            _usual[_count] = binding.Type;
        }

        _entries[_count++] = new Entry { Binding = binding, Count = count };
    }

    /// <summary>The type at an index of this message, or null.</summary>
    /// <param name="index">The index.</param>
    /// <param name="declared">The declared type.</param>
    /// <param name="count">The member count of its objects in this message.</param>
    /// <exception cref="NinoException">The type does not fit the declared one. A type that fits is remembered, so that the check runs once.</exception>
    public TypeBinding? Find(long index, Type declared, out int count)
    {
        if (index >= _count)
        {
            count = 0;
            return null;
        }

        ref Entry entry = ref _entries[index];
        if (!ReferenceEquals(entry.Fits, declared))
        {
            entry.Binding.CheckFits(declared);
            entry.Fits = declared;
        }

        count = entry.Count;
        return entry.Binding;
    }

    /// <summary>As <see cref="Find"/>, for a short index; false where more has to be done, and for every other head.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool TryFind(int index, Type declared, [NotNullWhen(true)] out TypeBinding? binding, out int count)
    {
        Entry[] entries = _entries;
        if ((uint)index < (uint)_count && index < Head.ShortIndexes && (uint)index < (uint)entries.Length && ReferenceEquals(entries[index].Fits, declared))
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
        Type?[] usual = _usual;
        return (uint)index < (uint)usual.Length ? usual[index] : null;
    }

    private struct Entry
    {
        public TypeBinding Binding;
        public Type? Fits;
        public int Count;
    }
}
