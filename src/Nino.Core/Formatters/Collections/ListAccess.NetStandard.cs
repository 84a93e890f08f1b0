using Nino.Core.Memory;

namespace Nino.Core.Formatters;

/// <summary>The elements of a list: those of fixed size by way of an array of many, others one by one.</summary>
internal static class ListAccess
{
    /// <summary>So many elements stay in the nearest cache while they are moved twice.</summary>
    public const int Batch = 256;

    /// <summary>Whether it pays to move elements by way of an array.</summary>
    public static bool IsBatched<T, TFormatter>(int count)
        where TFormatter : struct, IFormatter<T> =>
        count >= ElementReader.Many && default(TFormatter).FixedSize != 0 && default(TFormatter).Layout != FixedLayout.Made;

    public static ref byte Write<T, TFormatter>(ref Writer writer, ref byte at, List<T> list)
        where TFormatter : struct, IFormatter<T>
    {
        if (PresenceBits.AreUsed<T, TFormatter>())
        {
            return ref default(ArrayFormatter<T, TFormatter>).Write(ref writer, ref at, list.ToArray());
        }

        int count = list.Count;
        at = ref writer.WriteCount(ref at, count);
        if (IsBatched<T, TFormatter>(count))
        {
            T[] batch = Rented<T>.Take(Batch);
            for (int i = 0; i < count; i += Batch)
            {
                int copied = Math.Min(Batch, count - i);
                list.CopyTo(i, batch, 0, copied);
                at = ref Elements<T, TFormatter>.Write(ref writer, ref at, ref Platform.FirstOf(batch), copied, isCounted: false);
            }

            Rented<T>.Return(batch);
            return ref at;
        }

        for (int i = 0; i < count && i < list.Count; i++)
        {
            at = ref default(TFormatter).Write(ref writer, ref at, list[i]);
        }

        if (list.Count != count)
        {
            Errors.ThrowChanged(list.GetType());
        }

        return ref at;
    }
}
