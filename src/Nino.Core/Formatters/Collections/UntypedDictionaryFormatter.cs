using System.Collections;
using System.ComponentModel;

namespace Nino.Core.Formatters;

/// <summary><see cref="IDictionary"/> (format.md §6): every implementation is written, its keys and values as <c>object</c>, and a <see cref="Hashtable"/> is read.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct UntypedDictionaryFormatter : IFormatter<IDictionary>
{
    public int FixedSize => 0;

    public int MinSize => 1;

    public FixedLayout Layout => FixedLayout.Packed;

    public bool TryGetSize(IDictionary? value, out long size)
    {
        size = 0;
        return false;
    }

    public void Write(ref Writer writer, IDictionary? value)
    {
        if (value is null)
        {
            writer.WriteNull();
            return;
        }

        int left = value.Count;
        writer.WriteCount(left);
        foreach (DictionaryEntry entry in value)
        {
            if (--left < 0)
            {
                break;
            }

            default(AbstractFormatter<object>).Write(ref writer, entry.Key);
            default(AbstractFormatter<object>).Write(ref writer, entry.Value);
        }

        if (left != 0)
        {
            Errors.ThrowCount(value.Count, value.GetType());
        }
    }

    public ref byte WriteAt(ref Writer writer, ref byte at, IDictionary? value) => ref writer.WriteThrough<IDictionary, UntypedDictionaryFormatter>(ref at, value);

    public IDictionary? Read(ref Reader reader) => default(HashtableFormatter).Read(ref reader);

    /// <remarks>A <see cref="Hashtable"/> is reused, another dictionary is replaced.</remarks>
    public void ReadInto(ref Reader reader, ref IDictionary? value)
    {
        Hashtable? table = value as Hashtable;
        default(HashtableFormatter).ReadInto(ref reader, ref table);
        value = table;
    }

    public void Describe(ShapeBuilder shape) => default(HashtableFormatter).Describe(shape);
}
