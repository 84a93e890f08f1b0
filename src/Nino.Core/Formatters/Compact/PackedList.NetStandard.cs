using System;
using System.Collections.Generic;
using System.Runtime.InteropServices;
using Nino.Core.Memory;

namespace Nino.Core.Formatters;

/// <summary>Lists, which cannot be looked into here.</summary>
internal static class PackedList
{
    public static ReadOnlySpan<T> Elements<T>(List<T> list) => list.ToArray();

    /// <summary>Reads packed elements into a list, in place of those that it has.</summary>
    public static void Fill<T, TForm>(ref Reader reader, List<T> list, int count, int width)
        where T : unmanaged
        where TForm : struct, ICompactInteger<T>
    {
        T[] elements = Platform.AllocateUninitialized<T>(count);
        Packed<T, TForm>.Read(ref reader, ref MemoryMarshal.GetReference(elements.AsSpan()), count, width);
        list.Clear();
        list.AddRange(elements);
    }
}
