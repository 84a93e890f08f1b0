using Nino.Core;

namespace Nino.Tests.Types;

/// <summary>Built by a constructor of which one parameter is no member, but has a default.</summary>
[NinoType]
public sealed class Defaulted
{
    public Defaulted(int id, int speed = 5)
    {
        Id = id;
        Speed = speed + 1;
    }

    public int Id { get; }

    [NinoIgnore]
    public int Speed { get; }
}

/// <summary>Defaults of each kind of constant.</summary>
[NinoType]
public sealed class DefaultedConstants
{
    public DefaultedConstants(int id, nint signed = -5, nuint unsigned = 6, nint? none = null, decimal money = 1.5m, double real = 2.5, char letter = 'x', string text = "t", System.DayOfWeek day = System.DayOfWeek.Friday, System.DayOfWeek? other = System.DayOfWeek.Monday, nint zero = default)
    {
        Id = id;
        All = System.FormattableString.Invariant($"{signed} {unsigned} {none} {money} {real} {letter} {text} {day} {other} {zero}");
    }

    public int Id { get; }

    [NinoIgnore]
    public string All { get; }
}
