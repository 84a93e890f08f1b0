using Nino.Core;

namespace Nino.Tests.Matrix;

[NinoType]
public sealed class NullableHolder<T> : IHolder<T>
    where T : struct
{
    public T? Value { get; set; }

    public static NullableHolder<T> Of(T value) => new() { Value = value };

    public T Get() => Value.GetValueOrDefault();
}
