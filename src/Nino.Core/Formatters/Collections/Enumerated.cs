using System;
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
            case ValueType when DefaultArrays.Include(elements):
                return ref writer.WriteNull(ref at);
            case not null when PresenceBits.AreUsed<T, TFormatter>():
                return ref WriteListed(ref writer, ref at, elements);
            case ICollection<T> collection:
                return ref WriteCounted(ref writer, ref at, elements, collection.Count);
            case IReadOnlyCollection<T> collection:
                return ref WriteCounted(ref writer, ref at, elements, collection.Count);
            default:
                return ref default(ListFormatter<T, TFormatter>).Write(ref writer, ref at, new List<T>(elements));
        }
    }

    private static ref byte WriteListed(ref Writer writer, ref byte at, IEnumerable<T> elements)
    {
        int count = elements is ICollection<T> collection ? collection.Count : elements is IReadOnlyCollection<T> readOnly ? readOnly.Count : int.MaxValue;
        List<T> list = [];
        foreach (T element in elements)
        {
            if (list.Count == count)
            {
                Errors.ThrowCount(count, elements.GetType());
            }

            list.Add(element);
        }

        if (list.Count != count && count != int.MaxValue)
        {
            Errors.ThrowCount(count, elements.GetType());
        }

        return ref default(ListFormatter<T, TFormatter>).Write(ref writer, ref at, list);
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
