using System;
using System.Collections.Generic;

namespace Nino.Core.Formatters;

/// <summary>Lists, which cannot be looked into here.</summary>
internal static class PackedList
{
    public static ReadOnlySpan<T> Elements<T>(List<T> list) => list.ToArray();
}
