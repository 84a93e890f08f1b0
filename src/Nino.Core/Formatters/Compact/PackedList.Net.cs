using System;
using System.Collections.Generic;
using System.Runtime.InteropServices;

namespace Nino.Core.Formatters;

/// <summary>Lists as they lie in memory.</summary>
internal static class PackedList
{
    public static ReadOnlySpan<T> Elements<T>(List<T> list) => CollectionsMarshal.AsSpan(list);
}
