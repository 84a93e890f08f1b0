using Nino.Core.Memory;

namespace Nino.Core.Formatters;

/// <summary>Reads arrays of rank 1 (format.md §6); called by generated code.</summary>
/// <remarks>A first call that names no <see cref="ArrayFormatter{T,TFormatter}"/> does not load it, nor the interfaces over it.</remarks>
[EditorBrowsable(EditorBrowsableState.Never)]
public static class ArrayReader
{
    /// <summary>Reads an array, or null.</summary>
    public static T[]? Read<T, TFormatter>(ref Reader reader)
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

        // An empty array is one of its own too: it may be a key, or a part of one.
        T[] value = default(TFormatter).FixedSize == 0 && !PresenceBits.AreUsed<T, TFormatter>() ? new T[count] : Platform.AllocateUninitialized<T>(count);
        ElementReader.Read<T, TFormatter>(ref reader, ref Platform.FirstOf(value), count);
        return value;
    }

    /// <summary>Reads the elements behind a count.</summary>
    internal static T[] Read<T, TFormatter>(ref Reader reader, int count)
        where TFormatter : struct, IFormatter<T>
    {
        T[] value = new T[count];
        ElementReader.Read<T, TFormatter>(ref reader, ref Platform.FirstOf(value), count);
        return value;
    }

    /// <summary>Reads the elements of a collection that enumerates what was added last first, in the order in which they have to be added.</summary>
    internal static T[] ReadReversed<T, TFormatter>(ref Reader reader, int count)
        where TFormatter : struct, IFormatter<T>
    {
        T[] value = Read<T, TFormatter>(ref reader, count);
        Array.Reverse(value);
        return value;
    }
}
