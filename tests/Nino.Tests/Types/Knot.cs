using System.Collections.Generic;
using Nino.Core;

namespace Nino.Tests.Types;

/// <summary>A generic struct that holds itself, also as a nullable.</summary>
[NinoType]
public struct Knot<T>
{
    public T? Value;
    public List<Knot<T>?>? Knots;
}
