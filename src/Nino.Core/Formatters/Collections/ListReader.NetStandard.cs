using System.Collections.Generic;

namespace Nino.Core.Formatters;

public static partial class ListReader
{
    /// <summary>Fills an empty list.</summary>
    internal static void Fill<T, TFormatter>(ref Reader reader, List<T> list, int count)
        where TFormatter : struct, IFormatter<T>
    {
        for (int i = 0; i < count; i++)
        {
            list.Add(default(TFormatter).Read(ref reader)!);
        }
    }

    /// <summary>Fills a list, reusing its elements.</summary>
    internal static void Refill<T, TFormatter>(ref Reader reader, List<T> list, int count)
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
