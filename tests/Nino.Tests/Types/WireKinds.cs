using System;
using System.Collections;
using System.Collections.Generic;
using System.Linq;
using System.Numerics;
using System.Text;
using Nino.Core;

namespace Nino.Tests.Types;

/// <summary>Members whose wire types are easily taken for others (format.md §14).</summary>
[NinoType(VersionTolerant = true)]
public sealed class WireKinds
{
    [NinoMember(0)]
    public StringBuilder? Builder { get; set; }

    [NinoMember(1)]
    public Uri? Uri { get; set; }

    [NinoMember(2)]
    public BigInteger? Big { get; set; }

    [NinoMember(3)]
    public Lazy<int>? Lazy { get; set; }

    [NinoMember(4)]
    public int[,]? Table { get; set; }

    [NinoMember(5)]
    public List<PlainPart>? Parts { get; set; }

    [NinoMember(6)]
    public Dictionary<int, PlainPart>? PartsById { get; set; }

    [NinoMember(7)]
    public BitArray? Bits { get; set; }

    [NinoMember(8)]
    public ILookup<int, int>? Lookup { get; set; }

    [NinoMember(9)]
    public StructList Struct { get; set; }

    [NinoMember(10)]
    [NinoCompact]
    public List<int>? Packed { get; set; }

    [NinoMember(11)]
    [NinoCompact]
    public Dictionary<string, int>? Compact { get; set; }

    [NinoMember(12)]
    public List<List<List<List<List<List<List<List<List<List<List<List<List<List<List<int>>>>>>>>>>>>>>>? Fifteen { get; set; }

    [NinoMember(13)]
    public List<List<List<List<List<List<List<List<List<List<List<List<List<List<List<List<int>>>>>>>>>>>>>>>>? Sixteen { get; set; }

    [NinoMember(14)]
    public List<string>? Texts { get; set; }
}

[NinoType(VersionTolerant = true, SkipDefaults = true)]
public sealed class SkippedKinds
{
    [NinoMember(0)]
    public ArraySegment<int> Segment { get; set; }

    [NinoMember(1)]
    public NinoCompactValue<int> Number { get; set; }

    [NinoMember(2)]
    public int[]? Array { get; set; }
}

/// <summary>What an older program had as member 1, this one does not know.</summary>
[NinoType(VersionTolerant = true)]
public sealed class KnowsTheSecond
{
    [NinoMember(2)]
    public TolerantNow? Second { get; set; }
}
