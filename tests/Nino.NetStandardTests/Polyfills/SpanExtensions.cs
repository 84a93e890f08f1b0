using System;
using System.Buffers;
using System.Collections.Generic;

namespace Nino.Tests;

internal static class SpanExtensions
{
    public static int IndexOfAnyExcept(this Span<byte> span, byte value) => Array.FindIndex(span.ToArray(), next => next != value);

    public static bool Contains(this Span<byte> span, byte value) => span.IndexOf(value) >= 0;

    public static void AddRange(this List<byte> list, Span<byte> values) => list.AddRange(values.ToArray());

    /// <summary>Mono has no method of the name that the reference assemblies of netstandard2.1 have.</summary>
    public static T[] ToArray<T>(this ReadOnlySequence<T> sequence)
    {
        T[] all = new T[sequence.Length];
        int length = 0;
        for (SequencePosition position = sequence.Start; sequence.TryGet(ref position, out ReadOnlyMemory<T> memory);)
        {
            memory.Span.CopyTo(all.AsSpan(length));
            length += memory.Length;
        }

        return all;
    }
}
