using Nino.Core;

namespace Nino.Tests.Types;

/// <summary>A concrete base; one subclass has an attribute of its own, one inherits it.</summary>
[NinoType]
public class Animal
{
    public string? Name;
}

[NinoType]
public class Dog : Animal
{
    public int Tricks { get; set; }
}

public sealed class Puppy : Dog
{
    public bool IsCute;
}
