using System;
using Nino.Core.Formatters;

namespace Nino.Core.Runtime;

/// <summary>The derived types seen so far in one message. Each thread keeps one.</summary>
internal sealed class ReadSession
{
    [ThreadStatic]
    private static ReadSession? t_kept;

    private Entry[] _entries = new Entry[8];
    private int _count;

    public static ReadSession Rent()
    {
        ReadSession session = t_kept ?? new ReadSession();
        t_kept = null;
        return session;
    }

    public static void Return(ReadSession session)
    {
        session._count = 0;
        t_kept = session;
    }

    public void Add(TypeBinding binding)
    {
        if (_count == _entries.Length)
        {
            Array.Resize(ref _entries, _count * 2);
        }

        _entries[_count++] = new Entry { Binding = binding };
    }

    /// <summary>The type at an index of this message, or null; remembers that it fits the declared type, so that the check runs once.</summary>
    public TypeBinding? Find(long index, Type declared)
    {
        if (index >= _count)
        {
            return null;
        }

        ref Entry entry = ref _entries[index];
        if (!ReferenceEquals(entry.Fits, declared))
        {
            entry.Binding.CheckFits(declared);
            entry.Fits = declared;
        }

        return entry.Binding;
    }

    private struct Entry
    {
        public TypeBinding Binding;
        public Type? Fits;
    }
}
