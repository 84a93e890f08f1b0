using System.Collections.Generic;
using Nino.Core;

namespace Nino.Tests.Types;

/// <summary>A generic class with text and numbers of its own beside those of its type parameter.</summary>
[NinoType]
public sealed class Catalogue<T>
    where T : notnull
{
    public Dictionary<T, string?>? Names;

    [NinoUtf8]
    public List<KeyValuePair<string?, T>>? Pairs;

    [NinoCompact]
    public Dictionary<T, int[]>? Counts;

    public Box<KeyValuePair<T, string?>>? Box;

    public T[]? All;
}
