using System;

namespace Nino.Core.Formatters;

internal static partial class PackedRun<T, TFormatter>
{
    private static int WriteShuffled(ref byte destination, ReadOnlySpan<T> elements) => 0;

    private static int ReadShuffled(ref byte source, Span<T> elements) => 0;
}
