using Nino.Core;

namespace Nino.Tests.Matrix;

[NinoType]
public sealed class ParameterHolder<T>(T value) : IHolder<T>
{
    public T Value { get; } = value;

    public static ParameterHolder<T> Of(T value) => new(value);

    public T Get() => Value;
}
