using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using Nino.Core;
using Xunit;

namespace Nino.Tests.Collections;

/// <summary>Collections keep the comparer that the constructor of their holder gives them, without a byte.</summary>
public sealed class ComparerTests
{
    private static readonly Headers Value = new()
    {
        ByName = { ["Host"] = 1 },
        Names = { "Host" },
        Sorted = { ["b"] = 1, ["A"] = 2 },
        SortedNames = { "b", "A" },
        Listed = { ["b"] = 1, ["A"] = 2 },
        Declared = { ["Host"] = 1 },
        DeclaredSet = { "Host" },
        ById = { [1] = "one" },
        Usual = { ["Host"] = 1 },
        Absent = null,
    };

    [Fact]
    public void Read_KeepsComparers() => AssertKept(NinoDeserializer.Deserialize<Headers>(NinoSerializer.Serialize(Value))!);

    [Fact]
    public void ReadOfFewerMembers_KeepsComparers()
    {
        byte[] bytes = NinoSerializer.Serialize(new OlderHeaders { ByName = { ["Host"] = 1 } });

        Headers read = NinoDeserializer.Deserialize<Headers>(bytes)!;

        Assert.Equal(1, read.ByName["HOST"]);
        Assert.True(read.Names.Add("x") && !read.Names.Add("X"));
    }

    [Fact]
    public void ReadInto_KeepsWhatTheInstanceHas()
    {
        Headers? existing = new() { ByName = new Dictionary<string, int>(StringComparer.Ordinal) { ["gone"] = 1 } };

        NinoDeserializer.DeserializeRef(ref existing, NinoSerializer.Serialize(Value));

        Assert.False(existing!.ByName.ContainsKey("HOST"));
        Assert.False(existing.ByName.ContainsKey("gone"));
        Assert.Equal(1, existing.ByName["Host"]);
        Assert.Contains("HOST", existing.Names);
    }

    [Fact]
    public void SharedInitialValue_IsLeftAlone()
    {
        Sharing read = NinoDeserializer.Deserialize<Sharing>(NinoSerializer.Serialize(new Sharing { Map = new() { ["a"] = 1 } }))!;

        Assert.Equal(1, read.Map["A"]);
        Assert.Empty(Sharing.Initial);
    }

    [Fact]
    public void Keys_ThatAreOneUnderTheComparer_AreAnError()
    {
        byte[] bytes = NinoSerializer.Serialize(new OlderHeaders { ByName = new(StringComparer.Ordinal) { ["a"] = 1, ["A"] = 2 } });

        Assert.Equal("ByName", Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<OlderHeaders>(bytes)).Path);
    }

    private static void AssertKept(Headers read)
    {
        Assert.Equal(1, read.ByName["HOST"]);
        Assert.Contains("HOST", read.Names);
        Assert.Equal(["A", "b"], read.Sorted.Keys);
        Assert.Equal(["A", "b"], read.SortedNames);
        Assert.Equal(["A", "b"], read.Listed.Keys);
        Assert.Equal(1, read.Declared["HOST"]);
        Assert.Contains("HOST", read.DeclaredSet);
        Assert.Equal("one", read.ById[1]);
        Assert.False(read.Usual.ContainsKey("HOST"));
        Assert.Null(read.Absent);
    }
}

[NinoType]
public class OlderHeaders
{
    public Dictionary<string, int> ByName { get; set; } = new(StringComparer.OrdinalIgnoreCase);
}

[NinoType]
public sealed class Headers
{
    public Dictionary<string, int> ByName { get; set; } = new(StringComparer.OrdinalIgnoreCase);

    public HashSet<string> Names { get; set; } = new(StringComparer.OrdinalIgnoreCase);

    public SortedDictionary<string, int> Sorted { get; private set; } = new(StringComparer.OrdinalIgnoreCase);

    public SortedSet<string> SortedNames { get; set; } = new(StringComparer.OrdinalIgnoreCase);

    public SortedList<string, int> Listed = new(StringComparer.OrdinalIgnoreCase);

    public IDictionary<string, int> Declared { get; set; } = new Dictionary<string, int>(StringComparer.OrdinalIgnoreCase);

    public ISet<string> DeclaredSet { get; set; } = new HashSet<string>(StringComparer.OrdinalIgnoreCase);

    public Dictionary<int, string> ById { get; set; } = [];

    public Dictionary<string, int> Usual { get; set; } = [];

    public ConcurrentDictionary<string, int>? Absent { get; set; } = new(StringComparer.OrdinalIgnoreCase);
}

[NinoType]
public sealed class Sharing
{
    public static readonly Dictionary<string, int> Initial = new(StringComparer.OrdinalIgnoreCase);

    public Dictionary<string, int> Map { get; set; } = Initial;
}
