using System;
using System.Collections.Generic;
using Nino.Core;

namespace Nino.Tests.Types;

/// <summary>Members of every kind, which take no byte where they are at their default. Initializers give some of them other values.</summary>
[NinoType(VersionTolerant = true, SkipDefaults = true)]
public sealed class Preferences
{
    [NinoMember(0)]
    public bool Dark { get; set; } = true;

    [NinoMember(1)]
    public int Zoom { get; set; } = 100;

    [NinoMember(2)]
    public string? Language { get; set; } = "en";

    [NinoMember(3)]
    public double Volume { get; set; } = 0.5;

    [NinoMember(4)]
    public decimal Price { get; set; } = 1m;

    [NinoMember(5)]
    public DateTime Since { get; set; }

    [NinoMember(6)]
    public DateTimeOffset Until { get; set; }

    [NinoMember(7)]
    public TicketState State { get; set; } = TicketState.Done;

    [NinoMember(8)]
    public int? Limit { get; set; } = 3;

    [NinoMember(9)]
    public Guid Key { get; set; }

    [NinoMember(10)]
    public List<string?>? Recent { get; set; } = ["first"];

    [NinoMember(11)]
    public SmallPair Point { get; set; }

    [NinoMember(12)]
    public PaddedPair Padded { get; set; }

    [NinoMember(13)]
    public (int Left, string? Right) Pair { get; set; }

    [NinoMember(14)]
    public Preferences? Inner { get; set; }

    [NinoMember(15)]
    public TicketBase? Derived { get; set; }

    [NinoMember(16)]
    public PlainPart? Plain { get; set; }

    [NinoMember(17)]
    public PreferenceStruct Struct { get; set; }

    [NinoMember(18)]
    public PreferenceStruct? MaybeStruct { get; set; }

    [NinoMember(19)]
    [NinoCompact]
    public long Compact { get; set; } = 5;

    [NinoMember(20)]
    [NinoCompact]
    public DateTimeOffset CompactTime { get; set; }

    [NinoMember(21)]
    public Dictionary<string, int> Counts { get; } = [];

    [NinoMember(22)]
    public object? Any { get; set; }

    [NinoMember(23)]
    public int?[]? Scores { get; set; }

    [NinoMember(24)]
    public LargeStruct Large { get; set; }

    [NinoMember(25)]
    [NinoCustomFormatter(typeof(TemperatureFormatter))]
    public Temperature? Warmth { get; set; }

    [NinoMember(26)]
    public HashSet<string>? Names { get; set; } = new(StringComparer.OrdinalIgnoreCase);

    [NinoMember(27)]
    public float Gain { get; set; } = 1;

    [NinoMember(300)]
    public long Last { get; set; } = 9;
}

/// <summary>Has gaps in memory.</summary>
[NinoType]
public struct PaddedPair
{
    public byte Small;
    public long Large;
}

/// <summary>Too large to be looked at.</summary>
[NinoType]
public struct LargeStruct
{
    public Guid A;
    public Guid B;
    public Guid C;
    public Guid D;
    public byte E;
}

[NinoType(VersionTolerant = true, SkipDefaults = true)]
public struct PreferenceStruct
{
    [NinoMember(1)]
    public int A;

    [NinoMember(2)]
    public string? B;

    [NinoMember(3)]
    public List<int>? C;
}

/// <summary>Made from its members.</summary>
[NinoType(VersionTolerant = true, SkipDefaults = true)]
public sealed record PreferenceRecord([property: NinoMember(1)] int Number = 7, [property: NinoMember(2)] string? Name = "none")
{
    [NinoMember(3)]
    public int[]? Initialized { get; init; } = [1, 2];

    [NinoMember(4)]
    public double Later { get; set; } = 3;
}

/// <summary>What is left of <see cref="Preferences"/>, and a member more.</summary>
[NinoType(VersionTolerant = true, SkipDefaults = true)]
public sealed class PreferencesPart
{
    [NinoMember(1)]
    public int Zoom { get; set; } = 1;

    [NinoMember(300)]
    public long Last { get; set; } = 2;

    [NinoMember(301)]
    public int Added { get; set; } = 8;
}

/// <summary>Keeps the members that it does not know; says nothing of defaults.</summary>
[NinoType(VersionTolerant = true)]
public sealed class PreferencesKeeper
{
    [NinoMember(1)]
    public int Zoom { get; set; }

    [NinoMember(14)]
    public PreferencesKeeper? Inner { get; set; }

    [NinoMember(500)]
    public int Own { get; set; }

    public NinoUnknownMembers? Unknown { get; set; }
}

/// <summary>Keeps them, and leaves out defaults.</summary>
[NinoType(VersionTolerant = true, SkipDefaults = true)]
public sealed class SkippingKeeper
{
    [NinoMember(1)]
    public int Zoom { get; set; }

    [NinoMember(14)]
    public SkippingKeeper? Inner { get; set; }

    public NinoUnknownMembers? Unknown { get; set; }
}

/// <summary>Members of an earlier version, with and without the option.</summary>
[NinoType(VersionTolerant = true)]
public abstract class EarlierMembers
{
    [NinoMember(1)]
    public int Widened { get; set; } = 11;

    [NinoMember(2)]
    public int BecomesNullable { get; set; } = 12;

    [NinoMember(3)]
    public string? Gone { get; set; } = "gone";

    [NinoMember(5)]
    public string? Kept { get; set; } = "kept";

    [NinoMember(6)]
    public int? Maybe { get; set; } = 13;

    [NinoMember(7)]
    public Preferences? Inner { get; set; } = new();

    [NinoMember(8)]
    public List<Preferences>? GoneToo { get; set; } = [new()];

    [NinoMember(9)]
    public TicketTwig? Twig { get; set; } = new();

    [NinoMember(10)]
    public float Real { get; set; } = 0.5f;
}

[NinoType(VersionTolerant = true)]
public sealed class EarlierFull : EarlierMembers
{
}

[NinoType(VersionTolerant = true, SkipDefaults = true)]
public sealed class EarlierSkipping : EarlierMembers
{
}

/// <summary>Members of a later version, with and without the option.</summary>
[NinoType(VersionTolerant = true)]
public abstract class LaterMembers
{
    [NinoMember(1)]
    public long Widened { get; set; } = 21;

    [NinoMember(2)]
    public long? BecomesNullable { get; set; } = 22;

    [NinoMember(4)]
    public string? Added { get; set; } = "added";

    [NinoMember(5)]
    public string? Kept { get; set; } = "later";

    [NinoMember(6)]
    public int? Maybe { get; set; } = 23;

    [NinoMember(7)]
    public Preferences? Inner { get; set; }

    [NinoMember(9)]
    public TicketTwig? Twig { get; set; }

    [NinoMember(10)]
    public double? Real { get; set; } = 1;
}

[NinoType(VersionTolerant = true)]
public sealed class LaterFull : LaterMembers
{
}

[NinoType(VersionTolerant = true, SkipDefaults = true)]
public sealed class LaterSkipping : LaterMembers
{
}

/// <summary>Bases, references and a callback together.</summary>
[NinoType(VersionTolerant = true, SkipDefaults = true, PreserveReferences = true)]
public abstract class SkippingNode
{
    [NinoMember(1)]
    public SkippingNode? Next { get; set; }

    [NinoMember(2)]
    public string? Name { get; set; } = "node";
}

public sealed class SkippingLeaf : SkippingNode, INinoOnSerializing
{
    [NinoMember(3)]
    public int Value { get; set; }

    [NinoMember(4)]
    public List<SkippingNode?>? Children { get; set; }

    public void OnSerializing() => Value = Value == -1 ? 0 : Value;
}

/// <summary>As it was before it left out defaults, and before it was version-tolerant.</summary>
[NinoType]
public sealed class SkippingOnce
{
    [NinoMember(1)]
    public int A { get; set; }

    [NinoMember(2)]
    public string? B { get; set; }
}

[NinoType(VersionTolerant = true, SkipDefaults = true)]
public sealed class SkippingNow
{
    [NinoMember(1)]
    public int A { get; set; } = 4;

    [NinoMember(2)]
    public string? B { get; set; } = "b";

    [NinoMember(3)]
    public int C { get; set; } = 5;
}

/// <summary>Has a member that is default every other time.</summary>
[NinoType(VersionTolerant = true, SkipDefaults = true)]
public sealed class FickleMember
{
    [NinoIgnore]
    public int Calls { get; set; }

    [NinoMember(1)]
    public string? Answer
    {
        get => Calls++ % 2 == 0 ? null : "answer";
        set => Calls = value is null ? 0 : 1;
    }

    [NinoMember(2)]
    public string? Behind { get; set; } = "behind";
}
