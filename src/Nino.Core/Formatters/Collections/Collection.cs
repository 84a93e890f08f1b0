namespace Nino.Core.Formatters;

/// <summary>Reads collections (format.md §6), once for all kinds.</summary>
internal static class Collection<TCollection, TKind>
    where TCollection : class
    where TKind : struct, ICollectionKind<TCollection>
{
    public static TCollection? Read(ref Reader reader)
    {
        if (!reader.TryReadCount(default(TKind).MinElementSize, out int count))
        {
            return null;
        }

        TCollection value = default(TKind).Create(count);
        default(TKind).ReadElements(ref reader, value, count);
        return value;
    }

    /// <summary>The collection keeps its instance, and with it its comparer; it is cleared and refilled.</summary>
    public static void ReadInto(ref Reader reader, ref TCollection? value)
    {
        if (value is null || value.GetType() != typeof(TCollection))
        {
            value = Read(ref reader);
        }
        else if (!reader.TryReadCount(default(TKind).MinElementSize, out int count))
        {
            value = null;
        }
        else
        {
            default(TKind).Clear(value);
            default(TKind).ReadElements(ref reader, value, count);
        }
    }
}
