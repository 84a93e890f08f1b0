using System.Collections.Generic;
using System.Runtime.CompilerServices;

namespace Nino.Tests;

internal sealed class ReferenceEqualityComparer : IEqualityComparer<object?>
{
    public static ReferenceEqualityComparer Instance { get; } = new();

    public new bool Equals(object? x, object? y) => ReferenceEquals(x, y);

    public int GetHashCode(object? value) => RuntimeHelpers.GetHashCode(value!);
}
