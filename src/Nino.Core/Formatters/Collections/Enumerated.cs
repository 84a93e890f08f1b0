using System.Collections;

namespace Nino.Core.Formatters;

/// <summary>What is known of collections of any implementation.</summary>
internal static class Enumerated
{
    /// <summary>Whether other threads may be changing a collection, and with it its count, while it is enumerated.</summary>
    public static bool IsConcurrent(Type? type)
    {
        while (type is not null)
        {
            switch (type.Namespace)
            {
                case "System.Collections.Concurrent":
                    return true;
                case "System" or "System.Collections.Generic":
                    return false;
            }

            type = type.BaseType;
        }

        return false;
    }
}

/// <summary>Writes collections of any implementation through <see cref="IEnumerable{T}"/>.</summary>
internal static class Enumerated<T, TFormatter>
    where TFormatter : struct, IFormatter<T>
{
    private const int AnyCount = int.MaxValue;

    /// <summary>Writes a collection. One that does not know its count, or that other threads may be changing, is enumerated once, into a list.</summary>
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
            case ICollection<T> collection when elements is not IDictionary || !Enumerated.IsConcurrent(elements.GetType()):
                return ref WriteCounted(ref writer, ref at, elements, collection.Count);
            case IReadOnlyCollection<T> collection when !Enumerated.IsConcurrent(elements.GetType()):
                return ref WriteCounted(ref writer, ref at, elements, collection.Count);
            default:
                return ref WriteListed(ref writer, ref at, elements, AnyCount);
        }
    }

    private static ref byte WriteListed(ref Writer writer, ref byte at, IEnumerable<T> elements, int count)
    {
        List<T> list = [];
        foreach (T element in elements)
        {
            if (list.Count == count)
            {
                Errors.ThrowCount(count, elements);
            }

            list.Add(element);
        }

        if (list.Count != count && count != AnyCount)
        {
            Errors.ThrowCount(count, elements);
        }

        return ref default(ListFormatter<T, TFormatter>).Write(ref writer, ref at, list);
    }

    private static ref byte WriteCounted(ref Writer writer, ref byte at, IEnumerable<T> elements, int count)
    {
        if (PresenceBits.AreUsed<T, TFormatter>())
        {
            return ref WriteListed(ref writer, ref at, elements, count);
        }

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
            Errors.ThrowCount(count, elements);
        }

        return ref at;
    }
}
