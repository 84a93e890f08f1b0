using Nino.Core.Memory;

namespace Nino.Core.Formatters;

public static partial class ListReader
{
    /// <summary>Fills an empty list.</summary>
    internal static void Fill<T, TFormatter>(ref Reader reader, List<T> list, int count)
        where TFormatter : struct, IFormatter<T>
    {
        if (PresenceBits.AreUsed<T, TFormatter>())
        {
            list.AddRange(ArrayReader.Read<T, TFormatter>(ref reader, count));
            return;
        }

        if (ListAccess.IsBatched<T, TFormatter>(count))
        {
            T[] batch = Rented<T>.Take(ListAccess.Batch);
            for (int i = 0; i < count; i += ListAccess.Batch)
            {
                ArraySegment<T> read = new(batch, 0, Math.Min(ListAccess.Batch, count - i));
                ElementReader.Read<T, TFormatter>(ref reader, read);
                list.AddRange(read);
            }

            Rented<T>.Return(batch);
            return;
        }

        for (int i = 0; i < count; i++)
        {
            list.Add(default(TFormatter).Read(ref reader)!);
        }
    }

    /// <summary>Fills a list, reusing its elements.</summary>
    internal static void Refill<T, TFormatter>(ref Reader reader, List<T> list, int count)
        where TFormatter : struct, IFormatter<T>
    {
        if (PresenceBits.AreUsed<T, TFormatter>() || ListAccess.IsBatched<T, TFormatter>(count))
        {
            list.Clear();
        }

        if (list.Count > count)
        {
            list.RemoveRange(count, list.Count - count);
        }

        int kept = list.Count;
        for (int i = 0; i < kept; i++)
        {
            T? element = list[i];
            default(TFormatter).ReadInto(ref reader, ref element);
            if (list.Count != kept)
            {
                Errors.ThrowChangedInReading(list.GetType());
            }

            list[i] = element!;
        }

        Fill<T, TFormatter>(ref reader, list, count - kept);
        if (list.Count != count)
        {
            Errors.ThrowChangedInReading(list.GetType());
        }
    }
}
