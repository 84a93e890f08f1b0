using System.ComponentModel;
using Nino.Core.Buffers;

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
        if (!reader.TryReadCount(default(TFormatter).MinSize, out int count))
        {
            return null;
        }

        // An empty array is one of its own too: it may be a key, or a part of one.
        T[] value = Target.AllocateUninitialized<T>(count);
        ElementReader.Read<T, TFormatter>(ref reader, ref Target.FirstOf(value), count);
        return value;
    }
}
