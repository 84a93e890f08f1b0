using Nino.Core;

namespace Nino.Tests.Matrix;

[NinoType]
public struct StructHolder<T> : IHolder<T>
{
    public T Value;

    public static StructHolder<T> Of(T value) => new() { Value = value };

    public T Get() => Value;
}
