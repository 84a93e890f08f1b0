using System;
using System.Collections.Generic;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace Nino.Core.Formatters;

/// <summary>The elements of a list, through the span over them.</summary>
internal static class ListAccess
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ref byte WriteAt<T, TFormatter>(ref Writer writer, ref byte at, List<T> list)
        where TFormatter : struct, IFormatter<T>
    {
        Span<T> elements = CollectionsMarshal.AsSpan(list);
        return ref Elements<T, TFormatter>.WriteAt(ref writer, ref at, ref MemoryMarshal.GetReference(elements), elements.Length, isCounted: true);
    }

    /// <summary>Fills an empty list of sufficient capacity.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Fill<T, TFormatter>(ref Reader reader, List<T> list, int count)
        where TFormatter : struct, IFormatter<T>
    {
        CollectionsMarshal.SetCount(list, count);
        Elements<T, TFormatter>.Read(ref reader, CollectionsMarshal.AsSpan(list));
    }

    /// <summary>Fills a list, reusing its elements.</summary>
    public static void Refill<T, TFormatter>(ref Reader reader, List<T> list, int count)
        where TFormatter : struct, IFormatter<T>
    {
        CollectionsMarshal.SetCount(list, count);
        Elements<T, TFormatter>.ReadInto(ref reader, CollectionsMarshal.AsSpan(list));
    }
}
