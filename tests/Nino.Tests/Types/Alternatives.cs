using System;
using Nino.Core;

namespace Nino.Tests.Types;

/// <summary>One constructor or the other, each of which refuses what it does not get.</summary>
[NinoType]
public class Alternatives : IEquatable<Alternatives>
{
    public Alternatives(long number) => Number = number > 0 ? number : throw new ArgumentOutOfRangeException(nameof(number));

    public Alternatives(string name) => Name = name ?? throw new ArgumentNullException(nameof(name));

    /// <summary>Nobody listens to a new instance.</summary>
    public event Action? Changed;

    public long? Number { get; }

    public string? Name { get; }

    public int Visits { get; set; }

    public bool Equals(Alternatives? other) => other is not null && (Number, Name, Visits) == (other.Number, other.Name, other.Visits);

    public override bool Equals(object? obj) => Equals(obj as Alternatives);

    public override int GetHashCode() => Visits;

    public void Visit()
    {
        Visits++;
        Changed?.Invoke();
    }
}

/// <summary>The same with the state of a base class, init-only members, and private fields.</summary>
[NinoType(containNonPublicMembers: true)]
public sealed class AlternativesBelow : Alternatives
{
    private readonly string? _text;

    public AlternativesBelow(long number)
        : base(number)
    {
    }

    public AlternativesBelow(string name, string text)
        : base(name) => _text = text ?? throw new ArgumentNullException(nameof(text));

    public Guid? Id { get; init; }

    public override string ToString() => _text ?? "";
}

/// <summary>No constructor takes a member by its name.</summary>
[NinoType(containNonPublicMembers: true)]
public sealed class AlternativesByOtherNames<T1, T2> : IEquatable<AlternativesByOtherNames<T1, T2>>
{
    private readonly T1? _first;
    private readonly T2? _second;
    private readonly bool _isSecond;

    public AlternativesByOtherNames(T1 value) => _first = value ?? throw new ArgumentNullException(nameof(value));

    public AlternativesByOtherNames(T2 value) => (_second, _isSecond) = (value ?? throw new ArgumentNullException(nameof(value)), true);

    public object? Value => _isSecond ? _second : _first;

    public bool Equals(AlternativesByOtherNames<T1, T2>? other) => other is not null && Equals(Value, other.Value);

    public override bool Equals(object? obj) => Equals(obj as AlternativesByOtherNames<T1, T2>);

    public override int GetHashCode() => _isSecond ? 1 : 0;
}

/// <summary>A field is no member: only a constructor gives it a value, so one is called.</summary>
[NinoType]
public sealed class AlternativesWithMore
{
    private readonly string _made;

    public AlternativesWithMore(long number) => (Number, _made) = (number, "number");

    public AlternativesWithMore(string? name) => (Name, _made) = (name, "name");

    public long? Number { get; }

    public string? Name { get; }

    public string Made() => _made;
}
