using Nino.Core;

namespace Nino.Tests.Matrix;

[NinoType]
public sealed class ObjectHolder<T> : IHolder<T>
{
    public object? Value;

    public static ObjectHolder<T> Of(T value) => new() { Value = value };

    public T Get() => (T)Value!;
}
