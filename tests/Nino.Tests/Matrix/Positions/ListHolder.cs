using System.Collections.Generic;
using Nino.Core;

namespace Nino.Tests.Matrix;

[NinoType]
public sealed class ListHolder<T> : IHolder<T>
{
    public List<T?>? Values;

    public static ListHolder<T> Of(T value) => new() { Values = [value, default, value] };

    public T Get() => Values![2]!;
}
