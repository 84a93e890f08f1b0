using System.Collections.Generic;
using Nino.Core;

namespace Nino.Tests.Matrix;

[NinoType]
public sealed class DictionaryHolder<T> : IHolder<T>
{
    public Dictionary<int, T>? Values;

    public static DictionaryHolder<T> Of(T value) => new() { Values = new() { [1] = value, [2] = value } };

    public T Get() => Values![2];
}
