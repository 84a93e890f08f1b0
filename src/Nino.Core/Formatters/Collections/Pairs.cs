using Nino.Core.Memory;

namespace Nino.Core.Formatters;

/// <summary>Entries of a dictionary.</summary>
internal static class Pairs<TKey, TValue, TKeyFormatter, TValueFormatter>
    where TKey : notnull
    where TKeyFormatter : struct, IFormatter<TKey>
    where TValueFormatter : struct, IFormatter<TValue>
{
    public static int MinSize => default(TKeyFormatter).MinSize + default(TValueFormatter).MinSize;

    /// <summary>The size of a dictionary with its head, or −1 where its entries are not fixed-size; a count of −1 is null.</summary>
    public static long SizeOf(int count) => default(TKeyFormatter).FixedSize != 0 && default(TValueFormatter).FixedSize != 0
        ? Varint.Size((uint)(count + 1)) + ((long)Math.Max(count, 0) * (default(TKeyFormatter).FixedSize + default(TValueFormatter).FixedSize))
        : -1;

    /// <summary>Writes the count and the entries.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ref byte Write<TEntries>(ref Writer writer, ref byte at, int count, TEntries entries)
        where TEntries : IEnumerator<KeyValuePair<TKey, TValue>>
    {
        at = ref writer.WriteCount(ref at, count);
        while (entries.MoveNext())
        {
            KeyValuePair<TKey, TValue> entry = entries.Current;
            at = ref default(TKeyFormatter).Write(ref writer, ref at, entry.Key);
            at = ref default(TValueFormatter).Write(ref writer, ref at, entry.Value);
        }

        entries.Dispose();
        return ref at;
    }

    /// <summary>Reads an entry; an error when its key is null.</summary>
    /// <param name="reader">The reader.</param>
    /// <param name="value">The value.</param>
    /// <param name="start">Where the entry begins.</param>
    public static TKey Read(ref Reader reader, out TValue value, out int start)
    {
        start = reader.Position;
        TKey? key = default(TKeyFormatter).Read(ref reader);
        value = default(TValueFormatter).Read(ref reader)!;
        if (key is null)
        {
            Reader.ThrowNullKey(start);
        }

        return key;
    }
}
