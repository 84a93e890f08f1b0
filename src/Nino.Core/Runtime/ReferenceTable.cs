namespace Nino.Core.Runtime;

/// <summary>The objects of a message that keep their identity, with their indexes: an open-addressing table. Each thread keeps an empty one.</summary>
/// <remarks>It is taken from the thread while it is used, so that a call that fails leaves no objects alive.</remarks>
internal sealed class ReferenceTable
{
    private const int SmallestSize = 64;

    private const int LargestKept = 8 * 1024;

    [ThreadStatic]
    private static ReferenceTable? t_kept;

    // At least twice as many as there are objects.
    private Entry[] _entries = new Entry[SmallestSize];
    private int _count;

    /// <summary>How many objects have an index.</summary>
    public int Count => _count;

    public static ReferenceTable Rent()
    {
        ReferenceTable table = t_kept ?? new ReferenceTable();
        t_kept = null;
        return table;
    }

    public static void Return(ReferenceTable table)
    {
        if (table._entries.Length > LargestKept)
        {
            table._entries = new Entry[SmallestSize];
        }
        else
        {
            Array.Clear(table._entries, 0, table._entries.Length);
        }

        table._count = 0;
        t_kept = table;
    }

    /// <summary>Gives an object the next index; false where it has one.</summary>
    public bool TryAdd(object value, out int index)
    {
        ref Entry entry = ref Find(_entries, value);
        if (entry.Value is not null)
        {
            index = entry.Index;
            return false;
        }

        index = _count++;
        entry.Value = value;
        entry.Index = index;
        if (_count * 2 > _entries.Length)
        {
            Grow();
        }

        return true;
    }

    private void Grow()
    {
        Entry[] entries = new Entry[_entries.Length * 2];
        foreach (Entry entry in _entries)
        {
            if (entry.Value is not null)
            {
                Find(entries, entry.Value) = entry;
            }
        }

        _entries = entries;
    }

    /// <summary>The entry of an object, or where it would be put.</summary>
    private static ref Entry Find(Entry[] entries, object value)
    {
        int i = (int)(((uint)RuntimeHelpers.GetHashCode(value) * 0x9E37_79B1u) >> 8) & (entries.Length - 1);
        while (entries[i].Value is { } other && !ReferenceEquals(other, value))
        {
            i = (i + 1) & (entries.Length - 1);
        }

        return ref entries[i];
    }

    private struct Entry
    {
        public object? Value;
        public int Index;
    }
}
