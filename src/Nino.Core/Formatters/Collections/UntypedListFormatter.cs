using System.Collections;
using System.ComponentModel;

namespace Nino.Core.Formatters;

/// <summary>A collection interface without type arguments (format.md §6): every implementation is written, its elements as <c>object</c>, and an <see cref="ArrayList"/> is read.</summary>
/// <typeparam name="T"><see cref="IEnumerable"/>, <see cref="ICollection"/> or <see cref="IList"/>.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct UntypedListFormatter<T> : IFormatter<T>
    where T : class, IEnumerable
{
    public int FixedSize => 0;

    public int MinSize => 1;

    public FixedLayout Layout => FixedLayout.Packed;

    public bool TryGetSize(T? value, out long size)
    {
        size = 0;
        return false;
    }

    public void Write(ref Writer writer, T? value)
    {
        if (value is null)
        {
            writer.WriteNull();
            return;
        }

        ICollection elements = value as ICollection ?? Enumerate(value);
        int left = elements.Count;
        writer.WriteCount(left);
        foreach (object? element in elements)
        {
            if (--left < 0)
            {
                break;
            }

            default(AbstractFormatter<object>).Write(ref writer, element);
        }

        if (left != 0)
        {
            Errors.ThrowCount(elements.Count, value.GetType());
        }
    }

    // Not by a generic method of the writer: ahead-of-time compiled Mono has no code for what shared code calls.
    public ref byte WriteAt(ref Writer writer, ref byte at, T? value)
    {
        writer.Seek(ref at);
        Write(ref writer, value);
        return ref writer.Here;
    }

    public T? Read(ref Reader reader) => (T?)(object?)default(ArrayListFormatter).Read(ref reader);

    /// <remarks>An <see cref="ArrayList"/> is reused, another collection is replaced.</remarks>
    public void ReadInto(ref Reader reader, ref T? value)
    {
        ArrayList? list = value as ArrayList;
        default(ArrayListFormatter).ReadInto(ref reader, ref list);
        value = (T?)(object?)list;
    }

    public void Describe(ShapeBuilder shape) => default(ArrayListFormatter).Describe(shape);

    private static ArrayList Enumerate(T elements)
    {
        ArrayList list = new();
        foreach (object? element in elements)
        {
            list.Add(element);
        }

        return list;
    }
}
