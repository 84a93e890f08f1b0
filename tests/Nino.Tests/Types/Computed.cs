using System;
using Nino.Core;

namespace Nino.Tests.Types;

/// <summary>The parameter of its constructor has the name of a computed property, which is no member for that; the state behind it is.</summary>
[NinoType(containNonPublicMembers: true)]
public struct Optional<T>
{
    private readonly T _value;

    public Optional(T value)
    {
        _value = value;
        IsSpecified = true;
    }

    public bool IsSpecified { get; }

    public readonly T Value => IsSpecified ? _value : throw new InvalidOperationException("There is no value.");
}

/// <summary>The same as a class, whose constructor takes the field.</summary>
[NinoType(containNonPublicMembers: true)]
public sealed class Labelled(string label)
{
    private readonly string _label = label;

    public string Label => _label.Length > 0 ? _label : throw new InvalidOperationException("There is no label.");
}

/// <summary>A mark makes a computed property a member, which the constructor takes.</summary>
[NinoType]
public sealed class Celsius
{
    private readonly long _kelvin;

    public Celsius(long degrees) => _kelvin = degrees + 273;

    [NinoMember(0)]
    public long Degrees => _kelvin - 273;

    public long Fahrenheit => (Degrees * 9 / 5) + 32;
}

/// <summary>Its constructor refuses what a default value holds.</summary>
[NinoType]
public readonly struct Positive
{
    public Positive(int number, string? unit)
    {
        Number = number > 0 ? number : throw new ArgumentOutOfRangeException(nameof(number));
        Unit = unit ?? throw new ArgumentNullException(nameof(unit));
    }

    public int Number { get; }

    public string? Unit { get; }
}

/// <summary>The same, of fixed size.</summary>
[NinoType]
public readonly struct PositiveFixed
{
    public PositiveFixed(double number, decimal more, long? last)
    {
        Number = BitConverter.DoubleToInt64Bits(number) != 0 ? number : throw new ArgumentOutOfRangeException(nameof(number));
        (More, Last) = (more, last);
    }

    public double Number { get; }

    public decimal More { get; }

    public long? Last { get; }
}

/// <summary>The same, as a record whose property refuses it, and generic.</summary>
[NinoType]
public readonly record struct PositiveRecord<T>(T Number)
    where T : struct
{
    public T Number { get; } = Number.Equals(default(T)) ? throw new ArgumentOutOfRangeException(nameof(Number)) : Number;
}

/// <summary>Members that are all default do not make a default value where it holds more.</summary>
[NinoType]
public readonly struct Shifted
{
    private readonly int _shifted;

    public Shifted(int number) => _shifted = number + 1;

    [NinoMember(0)]
    public int Number => _shifted - 1;

    public bool IsMade => _shifted != 0;
}
