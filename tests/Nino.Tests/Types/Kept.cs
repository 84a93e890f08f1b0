using Nino.Core;

namespace Nino.Tests.Types;

/// <summary>A generic type with a member that is not public, for which Mono emits no code.</summary>
[NinoType]
public sealed class Kept<T>
{
    public T? Value { get; private set; }

    public Kept<T>? Next { get; private set; }

    public static Kept<T> Of(T value, Kept<T>? next = null) => new() { Value = value, Next = next };
}
