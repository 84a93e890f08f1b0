using Nino.Core;

namespace Nino.Tests.Matrix;

[NinoType]
public sealed class GenericHolder<T> : IHolder<T>
{
    public PropertyHolder<T>? Value;

    public static GenericHolder<T> Of(T value) => new() { Value = PropertyHolder<T>.Of(value) };

    public T Get() => Value!.Get();
}
