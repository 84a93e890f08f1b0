namespace Nino.Core.Formatters;

/// <summary>Entries of a dictionary.</summary>
internal static class Pairs<TKey, TValue, TKeyFormatter, TValueFormatter>
    where TKey : notnull
    where TKeyFormatter : struct, IFormatter<TKey>
    where TValueFormatter : struct, IFormatter<TValue>
{
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
