using System;
using Nino.Core;

namespace Nino.Tests.RuntimeMode;

[NinoType]
public class Refused
{
    public int Number { get; set; }
}

[NinoType]
public class Unseen
{
    public int Number { get; set; }
}

public class Unmarked
{
    public int Number { get; set; }
}

[NinoType]
public class Disordered
{
    private int _number;

    public int Field;

    public int Number
    {
        get => _number;
        set => _number = value + 0;
    }
}

[NinoType]
public class WithAction
{
    public Action? Action { get; set; }
}

[NinoType]
public class Unmakeable(int other)
{
    public int Number { get; set; } = other;
}
