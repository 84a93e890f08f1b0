using Nino.Core;

namespace Nino.Tests.Matrix;

/// <summary>Every position of a type that has a nullable.</summary>
[NinoType]
public sealed class EverywhereValue<T> : Everywhere<T>
    where T : struct
{
    public NullableHolder<T>? Nullable;
}
