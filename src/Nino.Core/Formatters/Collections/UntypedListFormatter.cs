using System.Collections;
using Nino.Core.Memory;

namespace Nino.Core.Formatters;

/// <summary>A collection interface without type arguments (format.md §6): every implementation is written, its elements as <c>object</c>, and an <see cref="ArrayList"/> is read.</summary>
/// <typeparam name="T"><see cref="IEnumerable"/>, <see cref="ICollection"/> or <see cref="IList"/>.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct UntypedListFormatter<T> : IFormatter<T>
    where T : class, IEnumerable
{
    public int FixedSize => 0;

    public int MinSize => 1;

    [MethodImpl(StackRoom.SmallFrame)]
    public ref byte Write(ref Writer writer, ref byte at, T? value)
    {
        if (value is null || DefaultArrays.Include(value))
        {
            return ref writer.WriteNull(ref at);
        }

        ICollection elements = value is ICollection collection && !Enumerated.IsConcurrent(value.GetType()) ? collection : Enumerate(value);
        int left = elements.Count;
        at = ref writer.WriteCount(ref at, left);
        foreach (object? element in elements)
        {
            if (--left < 0)
            {
                break;
            }

            at = ref default(AbstractFormatter<object>).Write(ref writer, ref at, element);
        }

        if (left != 0)
        {
            Errors.ThrowCount(elements.Count, value);
        }

        return ref at;
    }

    public T? Read(ref Reader reader) => (T?)(object?)default(CollectionFormatter<ArrayList, ArrayListKind>).Read(ref reader);

    /// <remarks>An <see cref="ArrayList"/> is reused, another collection is replaced.</remarks>
    public void ReadInto(ref Reader reader, ref T? value)
    {
        ArrayList? list = value as ArrayList;
        default(CollectionFormatter<ArrayList, ArrayListKind>).ReadInto(ref reader, ref list);
        value = (T?)(object?)list;
    }

    public void Describe(ShapeBuilder shape) => default(CollectionFormatter<ArrayList, ArrayListKind>).Describe(shape);

    [MethodImpl(StackRoom.SmallFrame)]
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
