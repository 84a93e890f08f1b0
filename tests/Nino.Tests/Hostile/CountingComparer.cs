using System.Collections.Generic;

namespace Nino.Tests.Hostile;

/// <summary>Counts how often two keys are compared.</summary>
internal sealed class CountingComparer<T> : IEqualityComparer<T>
{
    public long Comparisons { get; private set; }

    public bool Equals(T? x, T? y)
    {
        Comparisons++;
        return EqualityComparer<T>.Default.Equals(x, y);
    }

    public int GetHashCode(T value) => EqualityComparer<T>.Default.GetHashCode(value!);
}
