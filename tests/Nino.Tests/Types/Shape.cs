using Nino.Core;

namespace Nino.Tests.Types;

/// <summary>An abstract base.</summary>
[NinoType]
public abstract class Shape
{
    // Runtime mode does not see the order of a field and an abstract property.
    [NinoMember(0)]
    public int Id;

    public abstract string? Label { get; set; }
}

[NinoType]
public sealed class Circle : Shape
{
    public double Radius;

    public override string? Label { get; set; }
}

public sealed class Square : Shape
{
    public double Side;

    public override string? Label { get; set; }
}
