using System;
using System.Collections.Generic;

namespace Nino.Tests.Types;

/// <summary>A sorted list that tells of its last comparison.</summary>
public sealed class SortedNumbers : SortedList<int, byte>
{
    public SortedNumbers() : base(Last)
    {
    }

    internal static LastComparison Last { get; } = new();
}

/// <summary>Compares numbers, and remembers the larger one of the last two.</summary>
internal sealed class LastComparison : IComparer<int>
{
    public int Largest { get; private set; }

    public int Compare(int x, int y)
    {
        Largest = Math.Max(x, y);
        return x.CompareTo(y);
    }
}
