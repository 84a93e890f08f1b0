using System.Collections;
using Nino.Core.Memory;

namespace Nino.Core.Formatters;

/// <summary><see cref="IDictionary"/> (format.md §6): every implementation is written, its keys and values as <c>object</c>, and a <see cref="Hashtable"/> is read.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct UntypedDictionaryFormatter : IFormatter<IDictionary>
{
    public int FixedSize => 0;

    public int MinSize => 1;

    [MethodImpl(StackRoom.SmallFrame)]
    public ref byte Write(ref Writer writer, ref byte at, IDictionary? value)
    {
        if (value is null)
        {
            return ref writer.WriteNull(ref at);
        }

        if (Enumerated.IsConcurrent(value.GetType()))
        {
            return ref WriteSnapshot(ref writer, ref at, value);
        }

        int left = value.Count;
        at = ref writer.WriteCount(ref at, left);

        // Not foreach, which boxes each entry.
        IDictionaryEnumerator entries = value.GetEnumerator();
        using (entries as IDisposable)
        {
            while (entries.MoveNext())
            {
                if (--left < 0)
                {
                    break;
                }

                at = ref WriteEntry(ref writer, ref at, entries.Entry);
            }
        }

        if (left != 0)
        {
            Errors.ThrowCount(value.Count, value);
        }

        return ref at;
    }

    public IDictionary? Read(ref Reader reader) => default(CollectionFormatter<Hashtable, HashtableKind>).Read(ref reader);

    /// <remarks>A <see cref="Hashtable"/> is reused, another dictionary is replaced.</remarks>
    public void ReadInto(ref Reader reader, ref IDictionary? value)
    {
        Hashtable? table = value as Hashtable;
        default(CollectionFormatter<Hashtable, HashtableKind>).ReadInto(ref reader, ref table);
        value = table;
    }

    public void Describe(ShapeBuilder shape) => default(CollectionFormatter<Hashtable, HashtableKind>).Describe(shape);

    // Other threads may be changing it: it is enumerated once.
    [MethodImpl(StackRoom.SmallFrame)]
    private static ref byte WriteSnapshot(ref Writer writer, ref byte at, IDictionary value)
    {
        List<DictionaryEntry> entries = [];
        foreach (DictionaryEntry entry in value)
        {
            entries.Add(entry);
        }

        at = ref writer.WriteCount(ref at, entries.Count);
        foreach (DictionaryEntry entry in entries)
        {
            at = ref WriteEntry(ref writer, ref at, entry);
        }

        return ref at;
    }

    private static ref byte WriteEntry(ref Writer writer, ref byte at, DictionaryEntry entry)
    {
        at = ref default(AbstractFormatter<object>).Write(ref writer, ref at, entry.Key);
        return ref default(AbstractFormatter<object>).Write(ref writer, ref at, entry.Value);
    }
}
