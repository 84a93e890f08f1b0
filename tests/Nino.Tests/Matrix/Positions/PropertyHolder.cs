using Nino.Core;

namespace Nino.Tests.Matrix;

[NinoType]
public sealed class PropertyHolder<T> : IHolder<T>
{
    public T? Value { get; set; }

    public static PropertyHolder<T> Of(T value) => new() { Value = value };

    public T Get() => Value!;
}
