using System.Collections.Generic;

namespace Nino.Core.Formatters;

/// <summary>The elements of a list, one by one.</summary>
internal static class ListAccess
{
    public static ref byte Write<T, TFormatter>(ref Writer writer, ref byte at, List<T> list)
        where TFormatter : struct, IFormatter<T>
    {
        if (PresenceBits.AreUsed<T, TFormatter>())
        {
            return ref default(ArrayFormatter<T, TFormatter>).Write(ref writer, ref at, list.ToArray());
        }

        int count = list.Count;
        at = ref writer.WriteCount(ref at, count);
        for (int i = 0; i < count; i++)
        {
            at = ref default(TFormatter).Write(ref writer, ref at, list[i]);
        }

        return ref at;
    }
}
