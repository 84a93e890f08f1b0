using System.Collections.Generic;

namespace Nino.Core.Formatters;

/// <summary>The elements of a list, one by one.</summary>
internal static class ListAccess
{
    public static ref byte WriteAt<T, TFormatter>(ref Writer writer, ref byte at, List<T> list)
        where TFormatter : struct, IFormatter<T>
    {
        int count = list.Count;
        at = ref writer.WriteCount(ref at, count);
        for (int i = 0; i < count; i++)
        {
            at = ref default(TFormatter).WriteAt(ref writer, ref at, list[i]);
        }

        return ref at;
    }

    /// <summary>Fills an empty list.</summary>
    public static void Fill<T, TFormatter>(ref Reader reader, List<T> list, int count)
        where TFormatter : struct, IFormatter<T>
    {
        for (int i = 0; i < count; i++)
        {
            list.Add(default(TFormatter).Read(ref reader)!);
        }
    }

    /// <summary>Fills a list, reusing its elements.</summary>
    public static void Refill<T, TFormatter>(ref Reader reader, List<T> list, int count)
        where TFormatter : struct, IFormatter<T>
    {
        if (list.Count > count)
        {
            list.RemoveRange(count, list.Count - count);
        }

        for (int i = 0; i < list.Count; i++)
        {
            T? element = list[i];
            default(TFormatter).ReadInto(ref reader, ref element);
            list[i] = element!;
        }

        Fill<T, TFormatter>(ref reader, list, count - list.Count);
    }
}
