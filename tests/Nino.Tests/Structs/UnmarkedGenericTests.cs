using System;
using System.Collections.Generic;
using Nino.Core;
using Nino.Tests.Kit;
using Xunit;

namespace Nino.Tests.Structs;

/// <summary>Structs without the attribute that hold others over their own type parameters, and <c>fixed</c> buffers beside them: all that they hold, and nothing else.</summary>
public sealed class UnmarkedGenericTests
{
    [Fact]
    public void Struct_OfStructsOverItsParameter_HasThemAll()
    {
        Payload.Is("0000803F 00000040 00004040 00008040 07000000", new SpaceBox<float> { Min = new() { X = 1, Y = 2 }, Max = new() { X = 3, Y = 4 }, Layer = 7 });
        Payload.Is("02 0100 0200 0300 0400 05000000", new[] { new SpaceBox<short> { Min = new() { X = 1, Y = 2 }, Max = new() { X = 3, Y = 4 }, Layer = 5 } });
        Payload.Is("02 0100 0200 0300", new List<HiddenBox<short>> { new(1, 2, 3) });
    }

    [Fact]
    public void Member_OfSuchAStruct_HasNoOtherBytes()
    {
        _ = NinoSerializer.Serialize(new byte[200]);
        Payload.Is(
            "03 000000000000F03F 0000000000000040 0000000000000840 0000000000001040 05000000 09000000",
            new SpaceArea { Box = new() { Min = new() { X = 1, Y = 2 }, Max = new() { X = 3, Y = 4 }, Layer = 5 }, Number = 9 });
    }

    [Fact]
    public void Buffer_InAGenericStruct_IsWrittenAndReadWhole()
    {
        Packet<int> packet = new() { Id = 1 };
        packet.Set(2, 3);
        byte[] bytes = NinoSerializer.Serialize(new PacketHolder { Number = 5, Packet = packet });
        Assert.Equal("0305000000010000000000030000000000", Hex.Text(bytes));
        Assert.Equal(3, NinoDeserializer.Deserialize<PacketHolder>(bytes)!.Packet.Get(2));

        byte[] room = new byte[64];
        Assert.Throws<NinoException>(() => NinoSerializer.Serialize(new PacketHolder { Packet = packet }, room.AsSpan(0, 12)));
        Assert.Equal(new byte[52], room[12..]);
        Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<PacketHolder>(bytes.AsSpan(0, 9)));
        Payload.Is("02000000 01 00 00", new OuterOfPackets<string>.Inner { Number = 2, First = 1 });
    }

    [Fact]
    public void Property_OfAnInterfaceAlone_OfAStruct_IsAMember() =>
        Payload.Is("04 0578 07000000 05000000", new WithExplicit(5, "x", 7));
}

public struct SpacePoint<T>
{
    public T X;
    public T Y;
}

public struct SpaceBox<T>
{
    public SpacePoint<T> Min;
    public SpacePoint<T> Max;
    public int Layer;
}

public readonly struct HiddenBox<T>(T x, T y, T z)
    where T : struct
{
    private readonly SpacePoint<T> _point = new() { X = x, Y = y };
    private readonly T _last = z;

    public T Last => _last;

    public T X => _point.X;
}

[NinoType]
public sealed class SpaceArea
{
    public SpaceBox<double> Box { get; set; }

    public int Number { get; set; }
}

public unsafe struct Packet<T>
    where T : unmanaged
{
    public T Id;
    public fixed byte Data[8];

    public void Set(int index, byte value) => Data[index] = value;

    public readonly byte Get(int index) => Data[index];
}

[NinoType]
public sealed class PacketHolder
{
    public int Number { get; set; }

    public Packet<int> Packet { get; set; }
}

public static class OuterOfPackets<T>
{
    public unsafe struct Inner
    {
        public int Number;
        public fixed byte Data[3];

        public byte First
        {
            readonly get => Data[0];
            set => Data[0] = value;
        }
    }
}

public interface IVersioned
{
    int Version { get; set; }
}

[NinoType(containNonPublicMembers: true)]
public struct WithExplicit(int version, string name, int number) : IVersioned, IEquatable<WithExplicit>
{
    private string? _name = name;
    private int _number = number;

    int IVersioned.Version { get; set; } = version;

    public readonly bool Equals(WithExplicit other) => _name == other._name && _number == other._number;

    public override readonly bool Equals(object? obj) => obj is WithExplicit other && Equals(other);

    public override readonly int GetHashCode() => _number;
}
