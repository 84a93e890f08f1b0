using System;
using System.Collections.Generic;
using Nino.Core;

namespace Nino.Tests.Types;

/// <summary>Properties that only their initializers set: what no constructor takes comes back through the field behind it.</summary>
[NinoType]
public class GetOnly
{
    public Guid Id { get; } = Guid.NewGuid();

    public int[] Numbers { get; } = [1];

    public IReadOnlyList<string> Lines { get; } = new List<string> { "a" };

    public string? Name { get; set; }

    public ICollection<int> Scores { get; } = new List<int>();

    public int Computed => Numbers.Length;

    [NinoIgnore]
    public Guid Left { get; }

    public GetOnly()
    {
    }

    public GetOnly(Guid id, params int[] numbers) => (Id, Numbers, Lines) = (id, numbers, new List<string> { "b", "c" });
}

/// <summary>A record of which the parameter list does not name all.</summary>
[NinoType]
public sealed record GetOnlyRecord(int Number)
{
    public Guid Id { get; } = Guid.NewGuid();
}

/// <summary>One property is the constructor's, the other is not.</summary>
[NinoType]
public sealed class GetOnlyRest
{
    public GetOnlyRest(int taken) => Taken = taken;

    public int Taken { get; }

    public string Rest { get; } = "rest of " + Guid.NewGuid();
}

/// <summary>The field behind the property of a generic type is found by reflection.</summary>
[NinoType]
public sealed class GetOnlyBox<T>
{
    public GetOnlyBox()
    {
    }

    private GetOnlyBox(T content) => Content = content;

    public T? Content { get; }

    public static GetOnlyBox<T> Of(T content) => new(content);
}

/// <summary>The same in structs.</summary>
[NinoType]
public readonly struct GetOnlyPair
{
    public int First { get; }

    public int Second { get; }

    public GetOnlyPair(int first) => (First, Second) = (first, first + 1);
}
