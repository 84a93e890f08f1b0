using System;
using MemoryPack;
using MessagePack;
using Nino.Core;
using ProtoBuf;

namespace Nino.Benchmarks.Sweep;

/// <summary>Ten structs, drawn once: with and without padding, dates, bools and enums.</summary>
[NinoType, MemoryPackable, MessagePackObject, ProtoContract]
public partial struct Layout0
{
    [Key(0), ProtoMember(1)] public int F0;
    [Key(1), ProtoMember(2)] public int F1;
    [Key(2), ProtoMember(3)] public int F2;
}

[NinoType, MemoryPackable, MessagePackObject, ProtoContract]
public partial struct Layout1
{
    [Key(0), ProtoMember(1)] public byte F0;
    [Key(1), ProtoMember(2)] public int F1;
}

[NinoType, MemoryPackable, MessagePackObject, ProtoContract]
public partial struct Layout2
{
    [Key(0), ProtoMember(1)] public DateTime F0;
    [Key(1), ProtoMember(2)] public int F1;
}

[NinoType, MemoryPackable, MessagePackObject, ProtoContract]
public partial struct Layout3
{
    [Key(0), ProtoMember(1)] public long F0;
    [Key(1), ProtoMember(2)] public bool F1;
    [Key(2), ProtoMember(3)] public long F2;
}

[NinoType, MemoryPackable, MessagePackObject, ProtoContract]
public partial struct Layout4
{
    [Key(0), ProtoMember(1)] public double F0;
    [Key(1), ProtoMember(2)] public float F1;
    [Key(2), ProtoMember(3)] public Kind F2;
    [Key(3), ProtoMember(4)] public short F3;
}

[NinoType, MemoryPackable, MessagePackObject, ProtoContract]
public partial struct Layout5
{
    [Key(0), ProtoMember(1)] public double F0;
    [Key(1), ProtoMember(2)] public Kind F1;
    [Key(2), ProtoMember(3)] public long F2;
    [Key(3), ProtoMember(4)] public float F3;
    [Key(4), ProtoMember(5)] public long F4;
    [Key(5), ProtoMember(6)] public short F5;
}

[NinoType, MemoryPackable, MessagePackObject, ProtoContract]
public partial struct Layout6
{
    [Key(0), ProtoMember(1)] public decimal F0;
    [Key(1), ProtoMember(2)] public long F1;
    [Key(2), ProtoMember(3)] public byte F2;
    [Key(3), ProtoMember(4)] public bool F3;
    [Key(4), ProtoMember(5)] public int F4;
    [Key(5), ProtoMember(6)] public double F5;
}

[NinoType, MemoryPackable, MessagePackObject, ProtoContract]
public partial struct Layout7
{
    [Key(0), ProtoMember(1)] public long F0;
    [Key(1), ProtoMember(2)] public TimeSpan F1;
    [Key(2), ProtoMember(3)] public Kind F2;
    [Key(3), ProtoMember(4)] public float F3;
    [Key(4), ProtoMember(5)] public decimal F4;
}

[NinoType, MemoryPackable, MessagePackObject, ProtoContract]
public partial struct Layout8
{
    [Key(0), ProtoMember(1)] public short F0;
    [Key(1), ProtoMember(2)] public TimeSpan F1;
    [Key(2), ProtoMember(3)] public bool F2;
    [Key(3), ProtoMember(4)] public short F3;
    [Key(4), ProtoMember(5)] public Kind F4;
}

[NinoType, MemoryPackable, MessagePackObject, ProtoContract]
public partial struct Layout9
{
    [Key(0), ProtoMember(1)] public short F0;
    [Key(1), ProtoMember(2)] public DateTimeOffset F1;
    [Key(2), ProtoMember(3)] public TimeSpan F2;
}

public enum Kind : byte
{
    None,
    Low,
    Middle,
    High,
}
