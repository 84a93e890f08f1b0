using Nino.Core;

namespace Nino.Tests.Matrix;

[NinoType]
public sealed class TupleHolder<T> : IHolder<T>
{
    public (byte First, T Second) Value;

    public static TupleHolder<T> Of(T value) => new() { Value = (1, value) };

    public T Get() => Value.Second;
}
