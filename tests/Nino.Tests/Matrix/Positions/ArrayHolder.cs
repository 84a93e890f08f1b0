using Nino.Core;

namespace Nino.Tests.Matrix;

[NinoType]
public sealed class ArrayHolder<T> : IHolder<T>
{
    public T?[]? Values;

    public static ArrayHolder<T> Of(T value) => new() { Values = [value, default, value] };

    public T Get() => Values![2]!;
}
