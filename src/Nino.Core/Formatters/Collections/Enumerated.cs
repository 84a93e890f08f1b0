using System.Collections.Generic;

namespace Nino.Core.Formatters;

/// <summary>Writes collections of any implementation through <see cref="IEnumerable{T}"/>.</summary>
internal static class Enumerated<T, TFormatter>
    where TFormatter : struct, IFormatter<T>
{
    /// <summary>Writes a collection. One that does not know its count is enumerated once, into a list.</summary>
    /// <exception cref="NinoException">The count is not the number of elements.</exception>
    public static void Write(ref Writer writer, IEnumerable<T>? elements)
    {
        switch (elements)
        {
            case null:
                writer.WriteNull();
                break;
            case T[] array:
                default(ArrayFormatter<T, TFormatter>).Write(ref writer, array);
                break;
            case List<T> list:
                default(ListFormatter<T, TFormatter>).Write(ref writer, list);
                break;
            case ICollection<T> collection:
                WriteCounted(ref writer, elements, collection.Count);
                break;
            case IReadOnlyCollection<T> collection:
                WriteCounted(ref writer, elements, collection.Count);
                break;
            default:
                default(ListFormatter<T, TFormatter>).Write(ref writer, new List<T>(elements));
                break;
        }
    }

    private static void WriteCounted(ref Writer writer, IEnumerable<T> elements, int count)
    {
        writer.WriteCount(count);
        int left = count;
        foreach (T element in elements)
        {
            if (--left < 0)
            {
                break;
            }

            default(TFormatter).Write(ref writer, element);
        }

        if (left != 0)
        {
            Errors.ThrowCount(count, elements.GetType());
        }
    }
}
