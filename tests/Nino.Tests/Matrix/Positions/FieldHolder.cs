using Nino.Core;

namespace Nino.Tests.Matrix;

[NinoType]
public sealed class FieldHolder<T> : IHolder<T>
{
    public required T Value;

    public static FieldHolder<T> Of(T value) => new() { Value = value };

    public T Get() => Value;
}
