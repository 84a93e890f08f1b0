using System;
using System.Collections.Generic;
using Nino.Core;

namespace Nino.Tests.Types;

/// <summary>A version-tolerant type with members of every kind.</summary>
[NinoType(VersionTolerant = true)]
public sealed class Ticket
{
    [NinoMember(0)]
    public int Id { get; set; }

    [NinoMember(1)]
    public string? Title { get; set; }

    [NinoMember(2)]
    public List<string?> Tags { get; set; } = [];

    [NinoMember(5)]
    public DateTime Made { get; set; }

    [NinoMember(6)]
    public Ticket? Next { get; set; }

    [NinoMember(7)]
    public Dictionary<string, int>? Counts { get; set; }

    [NinoMember(8)]
    public object? Any { get; set; }

    [NinoMember(9)]
    public PlainPart? Plain { get; set; }

    [NinoMember(10)]
    public int? Score { get; set; }

    [NinoMember(11)]
    public int?[]? Scores { get; set; }

    [NinoMember(12)]
    public (int Left, string? Right) Pair { get; set; }

    [NinoMember(13)]
    public Guid Key { get; set; }

    [NinoMember(14)]
    public TicketState State { get; set; }

    [NinoMember(15)]
    public SmallPair Point { get; set; }

    [NinoMember(16)]
    public TicketBase? Derived { get; set; }

    [NinoMember(17)]
    public List<TicketBase?>? Many { get; set; }

    [NinoMember(18)]
    public TolerantStruct Struct { get; set; }

    [NinoMember(19)]
    public TolerantStruct? MaybeStruct { get; set; }

    [NinoMember(20)]
    public TolerantStruct[]? Structs { get; set; }

    [NinoMember(21)]
    [NinoUtf8]
    public string? Text { get; set; }

    [NinoMember(30)]
    [NinoCustomFormatter(typeof(TemperatureFormatter))]
    public Temperature? Warmth { get; set; }

    [NinoMember(31)]
    public Team? Team { get; set; }

    [NinoMember(32)]
    public Inventory? Inventory { get; set; }

    [NinoMember(33)]
    public Forest? Forest { get; set; }

    [NinoMember(300)]
    [NinoCompact]
    public long Compact { get; set; }

    [NinoMember(301)]
    public PlainShape? PlainShape { get; set; }

    [NinoMember(302)]
    public Dictionary<int, List<Ticket>>? Groups { get; set; }

    [NinoMember(303)]
    public TolerantBox<string>? Box { get; set; }

    [NinoMember(304)]
    public TolerantRecord? Record { get; set; }
}

public enum TicketState : short
{
    Open,
    Done = 300,
}

[NinoType]
public struct SmallPair
{
    public int X;
    public float Y;
}

[NinoType]
public sealed class PlainPart
{
    public string? Name { get; set; }

    public PlainShape? Shape { get; set; }
}

[NinoType]
public abstract class PlainShape
{
    public int Size { get; set; }
}

public sealed class PlainCircle : PlainShape
{
    public double Radius { get; set; }
}

[NinoType(VersionTolerant = true)]
public abstract class TicketBase
{
    [NinoMember(3)]
    public int Shared { get; set; }
}

public class TicketLeaf : TicketBase
{
    [NinoMember(1)]
    public string? Name { get; set; }

    [NinoMember(4)]
    public TicketBase? Inner { get; set; }
}

public sealed class TicketTwig : TicketLeaf
{
    [NinoMember(2)]
    public long[]? Numbers { get; set; }
}

[NinoType(VersionTolerant = true)]
public struct TolerantStruct
{
    [NinoMember(1)]
    public int A;

    [NinoMember(2)]
    public string? B;
}

[NinoType(VersionTolerant = true)]
public sealed class TolerantBox<T>
{
    [NinoMember(1)]
    public T? Value { get; set; }

    [NinoMember(2)]
    public List<T>? Values { get; set; }
}

[NinoType(VersionTolerant = true)]
public sealed record TolerantRecord([property: NinoMember(1)] int Number, [property: NinoMember(3)] string Name = "none")
{
    [NinoMember(2)]
    public string Needed { get; init; } = "";

    [NinoMember(4)]
    public int[] Initialized { get; init; } = [1, 2];
}
