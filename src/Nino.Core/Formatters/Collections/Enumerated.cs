using System.Collections.Generic;

namespace Nino.Core.Formatters;

/// <summary>Writes collections of any implementation through <see cref="IEnumerable{T}"/>.</summary>
internal static class Enumerated<T, TFormatter>
    where TFormatter : struct, IFormatter<T>
{
    /// <summary>Writes a collection. One that does not know its count is enumerated once, into a list.</summary>
    /// <exception cref="NinoException">The count is not the number of elements.</exception>
    public static ref byte Write(ref Writer writer, ref byte at, IEnumerable<T>? elements)
    {
        switch (elements)
        {
            case null:
                return ref writer.WriteNull(ref at);
            case T[] array:
                return ref default(ArrayFormatter<T, TFormatter>).Write(ref writer, ref at, array);
            case List<T> list:
                return ref default(ListFormatter<T, TFormatter>).Write(ref writer, ref at, list);
            case ICollection<T> collection:
                return ref WriteCounted(ref writer, ref at, elements, collection.Count);
            case IReadOnlyCollection<T> collection:
                return ref WriteCounted(ref writer, ref at, elements, collection.Count);
            default:
                return ref default(ListFormatter<T, TFormatter>).Write(ref writer, ref at, new List<T>(elements));
        }
    }

    private static ref byte WriteCounted(ref Writer writer, ref byte at, IEnumerable<T> elements, int count)
    {
        at = ref writer.WriteCount(ref at, count);
        int left = count;
        foreach (T element in elements)
        {
            if (--left < 0)
            {
                break;
            }

            at = ref default(TFormatter).Write(ref writer, ref at, element);
        }

        if (left != 0)
        {
            Errors.ThrowCount(count, elements.GetType());
        }

        return ref at;
    }
}
