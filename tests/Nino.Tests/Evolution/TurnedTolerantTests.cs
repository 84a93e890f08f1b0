using System.Collections.Generic;
using System.Linq;
using Nino.Core;
using Nino.Tests.Kit;
using Xunit;

namespace Nino.Tests.Evolution;

/// <summary>Plain types in members of a version-tolerant one, which become version-tolerant later: what was a block then is none any more.</summary>
public sealed class TurnedTolerantTests
{
    private static TurnedHolder Full => new()
    {
        Door = new() { Width = 1, Name = "one" },
        Doors = [new() { Width = 2 }, null, new() { Name = "three" }],
        Rooms = new() { ["a"] = [new() { Width = 4 }], ["b"] = null },
        Base = new TurnedLeaf { Id = 5, Leaf = "leaf" },
        Shape = new TurnedCircle { Radius = 6 },
        Spot = new() { Text = "seven", Number = 7 },
        MaybeSpot = new() { Text = "eight" },
        Box = new() { Value = new() { Width = 9 } },
        Any = new TurnedDoor { Width = 10 },
        Pair = (11, new() { Width = 11 }),
        Known = new() { Width = 12 },
        Filled = { new() { Width = 13 } },
    };

    [Fact]
    public void Value_IsRead() => Check(NinoDeserializer.Deserialize<TurnedHolderNow>(Written(Full))!);

    [Fact]
    public void Value_IsReadFromAStream() => Check(NinoDeserializer.Deserialize<TurnedHolderNow>(new System.IO.MemoryStream(Written(Full)))!);

    [Fact]
    public void Value_IsReadInto()
    {
        TurnedHolderNow existing = new() { Door = new() { Width = -1 }, Doors = [new(), new(), new()], Known = new() };
        TurnedDoorNow door = existing.Door;
        List<TurnedDoorNow?> doors = existing.Doors;
        NinoDeserializer.DeserializeRef(ref existing!, Written(Full));
        Check(existing);
        Assert.Same(door, existing.Door);
        Assert.Same(doors, existing.Doors);
    }

    [Fact]
    public void Nothing_IsRead()
    {
        TurnedHolderNow now = NinoDeserializer.Deserialize<TurnedHolderNow>(NinoSerializer.Serialize(new TurnedHolder()))!;
        Assert.Equal((null, null, null, null, null), (now.Door, now.Doors, now.Base, now.Shape, now.MaybeSpot));
    }

    [Fact]
    public void Defaults_ThatStandNowhere_AreRead()
    {
        TurnedSparseNow now = NinoDeserializer.Deserialize<TurnedSparseNow>(NinoSerializer.Serialize(new TurnedSparse { Other = new() { Width = 3 } }))!;
        Assert.Null(now.Door);
        Assert.Equal(3, now.Other!.Width);
        Assert.Equal(4, NinoDeserializer.Deserialize<TurnedSparseNow>(NinoSerializer.Serialize(new TurnedSparse { Door = new() { Width = 4 } }))!.Door!.Width);
    }

    /// <summary>An error inside says where it is.</summary>
    [Fact]
    public void BytesThatAreWrong_AreRefused()
    {
        List<string?> paths = Read.PathsOfDamage<TurnedHolderNow>(Written(Full));
        Assert.Contains("Door.Name", paths);
        Assert.Contains("Doors[2].Name", paths);
        Assert.Contains("Spot.Text", paths);
    }

    /// <summary>Bytes of a plain type are read by place, as the types that members have since.</summary>
    [Fact]
    public void Member_OfAnotherType_TakesBytesOfThoseBehindIt()
    {
        byte[] bytes = NinoSerializer.Serialize(new TurnedFour { A = 5, B = 6, C = 7, D = 8 });
        Assert.Equal("D", Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<TurnedFourNow>(bytes)).Path);
    }

    /// <summary>Bytes in which types that are named have the ids of their later versions: two types of a program cannot have one.</summary>
    private static byte[] Written(TurnedHolder holder)
    {
        byte[] bytes = NinoSerializer.Serialize(holder);
        WrittenIds.Rename<TurnedLeaf, TurnedLeafNow>(bytes);
        WrittenIds.Rename<TurnedCircle, TurnedCircleNow>(bytes);
        return bytes;
    }

    private static void Check(TurnedHolderNow now)
    {
        TurnedHolder was = Full;
        Assert.Equal((1, "one"), (now.Door!.Width, now.Door.Name));
        Assert.Equal([2, null, 0], now.Doors!.Select(door => door?.Width).ToArray());
        Assert.Equal("three", now.Doors![2]!.Name);
        Assert.Equal(4, now.Rooms!["a"]![0].Width);
        Assert.Null(now.Rooms["b"]);
        Assert.Equal((5, "leaf"), (now.Base!.Id, ((TurnedLeafNow)now.Base).Leaf));
        Assert.Equal(6, ((TurnedCircleNow)now.Shape!).Radius);
        Assert.Equal(("seven", 7), (now.Spot.Text, now.Spot.Number));
        Assert.Equal("eight", now.MaybeSpot!.Value.Text);
        Assert.Equal(9, now.Box!.Value!.Width);
        Assert.Equal((11, 11), (now.Pair.Item1, now.Pair.Item2!.Width));
        Assert.Equal(12, now.Known!.Width);
        Assert.Equal(13, Assert.Single(now.Filled).Width);
        Assert.Null(Structure.Difference(was.Any, now.Any));
    }
}

[NinoType(VersionTolerant = true)]
public class TurnedHolder
{
    [NinoMember(1)]
    public TurnedDoor? Door;

    [NinoMember(2)]
    public List<TurnedDoor?>? Doors;

    [NinoMember(3)]
    public Dictionary<string, TurnedDoor[]?>? Rooms;

    [NinoMember(4)]
    public TurnedBase? Base;

    [NinoMember(5)]
    public ITurnedShape? Shape;

    [NinoMember(6)]
    public TurnedSpot Spot;

    [NinoMember(7)]
    public TurnedSpot? MaybeSpot;

    [NinoMember(8)]
    public TurnedBox<TurnedDoor>? Box;

    [NinoMember(9)]
    public object? Any;

    [NinoMember(10)]
    public (int, TurnedDoor?) Pair;

    [NinoMember(11)]
    public TurnedDoor? Known;

    [NinoMember(12)]
    public List<TurnedDoor> Filled { get; } = [];
}

[NinoType(VersionTolerant = true)]
public class TurnedHolderNow
{
    [NinoMember(1)]
    public TurnedDoorNow? Door;

    [NinoMember(2)]
    public List<TurnedDoorNow?>? Doors;

    [NinoMember(3)]
    public Dictionary<string, TurnedDoorNow[]?>? Rooms;

    [NinoMember(4)]
    public TurnedBaseNow? Base;

    [NinoMember(5)]
    public ITurnedShapeNow? Shape;

    [NinoMember(6)]
    public TurnedSpotNow Spot;

    [NinoMember(7)]
    public TurnedSpotNow? MaybeSpot;

    [NinoMember(8)]
    public TurnedBoxNow<TurnedDoorNow>? Box;

    [NinoMember(9)]
    public object? Any;

    [NinoMember(10)]
    public (int, TurnedDoorNow?) Pair;

    [NinoMember(11)]
    public TurnedDoorNow? Known;

    [NinoMember(12)]
    public List<TurnedDoorNow> Filled { get; } = [];
}

[NinoType]
public class TurnedDoor
{
    [NinoMember(1)]
    public int Width;

    [NinoMember(2)]
    public string? Name;
}

[NinoType]
public abstract class TurnedBase
{
    [NinoMember(1)]
    public int Id;
}

[NinoType]
public class TurnedLeaf : TurnedBase
{
    [NinoMember(2)]
    public string? Leaf;
}

[NinoType]
public interface ITurnedShape
{
}

[NinoType]
public class TurnedCircle : ITurnedShape
{
    [NinoMember(1)]
    public float Radius;
}

[NinoType]
public struct TurnedSpot
{
    [NinoMember(1)]
    public string? Text;

    [NinoMember(2)]
    public int Number;
}

[NinoType]
public class TurnedBox<T>
{
    [NinoMember(1)]
    public T? Value;
}

[NinoType(VersionTolerant = true, SkipDefaults = true)]
public class TurnedSparse
{
    [NinoMember(1)]
    public TurnedDoor? Door;

    [NinoMember(2)]
    public TurnedDoor? Other;
}

[NinoType(VersionTolerant = true)]
public class TurnedDoorNow
{
    [NinoMember(1)]
    public int Width;

    [NinoMember(2)]
    public string? Name;
}

[NinoType(VersionTolerant = true)]
public abstract class TurnedBaseNow
{
    [NinoMember(1)]
    public int Id;
}

[NinoType(VersionTolerant = true)]
public class TurnedLeafNow : TurnedBaseNow
{
    [NinoMember(2)]
    public string? Leaf;
}

[NinoType(VersionTolerant = true)]
public interface ITurnedShapeNow
{
}

[NinoType(VersionTolerant = true)]
public class TurnedCircleNow : ITurnedShapeNow
{
    [NinoMember(1)]
    public float Radius;
}

[NinoType(VersionTolerant = true)]
public struct TurnedSpotNow
{
    [NinoMember(1)]
    public string? Text;

    [NinoMember(2)]
    public int Number;
}

[NinoType(VersionTolerant = true)]
public class TurnedBoxNow<T>
{
    [NinoMember(1)]
    public T? Value;
}

[NinoType(VersionTolerant = true, SkipDefaults = true)]
public class TurnedSparseNow
{
    [NinoMember(1)]
    public TurnedDoorNow? Door;

    [NinoMember(2)]
    public TurnedDoorNow? Other;
}

[NinoType]
public class TurnedFour
{
    public int A;
    public int B;
    public int C;
    public int D;
}

[NinoType(VersionTolerant = true)]
public class TurnedFourNow
{
    [NinoMember(1)]
    public long A;

    [NinoMember(2)]
    public int B;

    [NinoMember(3)]
    public int C;

    [NinoMember(4)]
    public int D;
}
