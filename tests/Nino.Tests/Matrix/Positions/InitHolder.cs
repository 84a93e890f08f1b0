using Nino.Core;

namespace Nino.Tests.Matrix;

[NinoType]
public sealed class InitHolder<T> : IHolder<T>
{
    public T? Value { get; init; }

    public static InitHolder<T> Of(T value) => new() { Value = value };

    public T Get() => Value!;
}
