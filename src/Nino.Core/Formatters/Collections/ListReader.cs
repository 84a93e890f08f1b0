namespace Nino.Core.Formatters;

/// <summary>Reads lists (format.md §6); called by generated code.</summary>
/// <remarks>A first call that names no <see cref="ListFormatter{T,TFormatter}"/> does not load it, nor the interfaces over it.</remarks>
[EditorBrowsable(EditorBrowsableState.Never)]
public static partial class ListReader
{
    /// <summary>Reads a list, or null.</summary>
    public static List<T>? Read<T, TFormatter>(ref Reader reader)
        where TFormatter : struct, IFormatter<T>
    {
        // A first call does not compile what elements that are never null do not need, nor what elements that cost little do not.
        int minSize = default(T) is null ? PresenceBits.MinElementSize<T, TFormatter>() : default(TFormatter).MinSize;
        if (!reader.TryReadCount(minSize, out int count))
        {
            return null;
        }

        if (count < Reader.Few || Unsafe.SizeOf<T>() > Reader.PaidByByte * minSize || reader.IsDeep)
        {
            reader.ChargeElements(count, Unsafe.SizeOf<T>(), minSize);
        }

        List<T> value = new(count);
        Fill<T, TFormatter>(ref reader, value, count);
        return value;
    }
}
