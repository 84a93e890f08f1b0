using System.Collections;
using Nino.Core.Memory;

namespace Nino.Core.Formatters;

/// <summary><see cref="IDictionary"/> (format.md §6): every implementation is written, its keys and values as <c>object</c>, and a <see cref="Hashtable"/> is read.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct UntypedDictionaryFormatter : IFormatter<IDictionary>
{
    public int FixedSize => 0;

    public int MinSize => 1;

    public FixedLayout Layout => FixedLayout.Packed;

    public bool TryGetSize(IDictionary? value, out long size) => (size = FixedSize) != 0;

    [MethodImpl(StackRoom.SmallFrame)]
    public ref byte Write(ref Writer writer, ref byte at, IDictionary? value)
    {
        if (value is null)
        {
            return ref writer.WriteNull(ref at);
        }

        int left = value.Count;
        at = ref writer.WriteCount(ref at, left);
        foreach (DictionaryEntry entry in value)
        {
            if (--left < 0)
            {
                break;
            }

            at = ref default(AbstractFormatter<object>).Write(ref writer, ref at, entry.Key);
            at = ref default(AbstractFormatter<object>).Write(ref writer, ref at, entry.Value);
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
}
