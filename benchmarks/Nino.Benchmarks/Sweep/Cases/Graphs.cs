using System;
using System.Collections.Generic;
using MemoryPack;
using MessagePack;
using Nino.Core;
using ProtoBuf;

namespace Nino.Benchmarks.Sweep;

/// <summary>Object graphs with 1 to 40 members, drawn once; each of the larger ones holds smaller ones.</summary>
[NinoType, MemoryPackable, MessagePackObject, ProtoContract]
public sealed partial class Graph1
{
    [Key(0), ProtoMember(1)] public Dictionary<string, int> M0 = null!;
}

[NinoType, MemoryPackable, MessagePackObject, ProtoContract]
public sealed partial class Graph2
{
    [Key(0), ProtoMember(1)] public TimeSpan M0;
    [Key(1), ProtoMember(2)] public string M1 = null!;
}

[NinoType, MemoryPackable, MessagePackObject, ProtoContract]
public sealed partial class Graph4
{
    [Key(0), ProtoMember(1)] public decimal M0;
    [Key(1), ProtoMember(2)] public Dictionary<string, int> M1 = null!;
    [Key(2), ProtoMember(3)] public bool M2;
    [Key(3), ProtoMember(4)] public Graph2? M3;
}

[NinoType, MemoryPackable, MessagePackObject, ProtoContract]
public sealed partial class Graph7
{
    [Key(0), ProtoMember(1)] public byte[] M0 = null!;
    [Key(1), ProtoMember(2)] public long M1;
    [Key(2), ProtoMember(3)] public Guid M2;
    [Key(3), ProtoMember(4)] public DateTime? M3;
    [Key(4), ProtoMember(5)] public long M4;
    [Key(5), ProtoMember(6)] public List<string> M5 = null!;
    [Key(6), ProtoMember(7)] public Graph4? M6;
}

[NinoType, MemoryPackable, MessagePackObject, ProtoContract]
public sealed partial class Graph12
{
    [Key(0), ProtoMember(1)] public byte[] M0 = null!;
    [Key(1), ProtoMember(2)] public short M1;
    [Key(2), ProtoMember(3)] public double M2;
    [Key(3), ProtoMember(4)] public TimeSpan M3;
    [Key(4), ProtoMember(5)] public DateTime? M4;
    [Key(5), ProtoMember(6)] public List<string> M5 = null!;
    [Key(6), ProtoMember(7)] public decimal M6;
    [Key(7), ProtoMember(8)] public int M7;
    [Key(8), ProtoMember(9)] public DateTime? M8;
    [Key(9), ProtoMember(10)] public Kind M9;
    [Key(10), ProtoMember(11)] public List<Graph4> M10 = null!;
    [Key(11), ProtoMember(12)] public Graph7? M11;
}

[NinoType, MemoryPackable, MessagePackObject, ProtoContract]
public sealed partial class Graph18
{
    [Key(0), ProtoMember(1)] public Kind M0;
    [Key(1), ProtoMember(2)] public int M1;
    [Key(2), ProtoMember(3)] public int[] M2 = null!;
    [Key(3), ProtoMember(4)] public Kind M3;
    [Key(4), ProtoMember(5)] public float M4;
    [Key(5), ProtoMember(6)] public int M5;
    [Key(6), ProtoMember(7)] public int? M6;
    [Key(7), ProtoMember(8)] public string? M7;
    [Key(8), ProtoMember(9)] public bool M8;
    [Key(9), ProtoMember(10)] public Dictionary<string, int> M9 = null!;
    [Key(10), ProtoMember(11)] public string M10 = null!;
    [Key(11), ProtoMember(12)] public string? M11;
    [Key(12), ProtoMember(13)] public List<string> M12 = null!;
    [Key(13), ProtoMember(14)] public Kind M13;
    [Key(14), ProtoMember(15)] public int M14;
    [Key(15), ProtoMember(16)] public Dictionary<int, Graph4> M15 = null!;
    [Key(16), ProtoMember(17)] public List<Graph2> M16 = null!;
    [Key(17), ProtoMember(18)] public Graph12? M17;
}

[NinoType, MemoryPackable, MessagePackObject, ProtoContract]
public sealed partial class Graph26
{
    [Key(0), ProtoMember(1)] public short M0;
    [Key(1), ProtoMember(2)] public Dictionary<string, int> M1 = null!;
    [Key(2), ProtoMember(3)] public Dictionary<string, int> M2 = null!;
    [Key(3), ProtoMember(4)] public Dictionary<string, int> M3 = null!;
    [Key(4), ProtoMember(5)] public double M4;
    [Key(5), ProtoMember(6)] public DateTime M5;
    [Key(6), ProtoMember(7)] public TimeSpan M6;
    [Key(7), ProtoMember(8)] public Guid M7;
    [Key(8), ProtoMember(9)] public Kind M8;
    [Key(9), ProtoMember(10)] public decimal M9;
    [Key(10), ProtoMember(11)] public string M10 = null!;
    [Key(11), ProtoMember(12)] public decimal M11;
    [Key(12), ProtoMember(13)] public bool M12;
    [Key(13), ProtoMember(14)] public float M13;
    [Key(14), ProtoMember(15)] public float M14;
    [Key(15), ProtoMember(16)] public DateTime M15;
    [Key(16), ProtoMember(17)] public decimal M16;
    [Key(17), ProtoMember(18)] public int M17;
    [Key(18), ProtoMember(19)] public int M18;
    [Key(19), ProtoMember(20)] public Kind M19;
    [Key(20), ProtoMember(21)] public int M20;
    [Key(21), ProtoMember(22)] public double? M21;
    [Key(22), ProtoMember(23)] public List<Layout0> M22 = null!;
    [Key(23), ProtoMember(24)] public Dictionary<int, Graph4> M23 = null!;
    [Key(24), ProtoMember(25)] public List<Graph1> M24 = null!;
    [Key(25), ProtoMember(26)] public Graph18? M25;
}

[NinoType, MemoryPackable, MessagePackObject, ProtoContract]
public sealed partial class Graph40
{
    [Key(0), ProtoMember(1)] public string M0 = null!;
    [Key(1), ProtoMember(2)] public Guid M1;
    [Key(2), ProtoMember(3)] public DateTime M2;
    [Key(3), ProtoMember(4)] public long M3;
    [Key(4), ProtoMember(5)] public List<Layout0> M4 = null!;
    [Key(5), ProtoMember(6)] public Layout2 M5;
    [Key(6), ProtoMember(7)] public int[] M6 = null!;
    [Key(7), ProtoMember(8)] public int M7;
    [Key(8), ProtoMember(9)] public short M8;
    [Key(9), ProtoMember(10)] public float M9;
    [Key(10), ProtoMember(11)] public List<string> M10 = null!;
    [Key(11), ProtoMember(12)] public TimeSpan M11;
    [Key(12), ProtoMember(13)] public double M12;
    [Key(13), ProtoMember(14)] public int? M13;
    [Key(14), ProtoMember(15)] public int[] M14 = null!;
    [Key(15), ProtoMember(16)] public List<Layout0> M15 = null!;
    [Key(16), ProtoMember(17)] public float M16;
    [Key(17), ProtoMember(18)] public int? M17;
    [Key(18), ProtoMember(19)] public string M18 = null!;
    [Key(19), ProtoMember(20)] public string M19 = null!;
    [Key(20), ProtoMember(21)] public DateTime M20;
    [Key(21), ProtoMember(22)] public double M21;
    [Key(22), ProtoMember(23)] public TimeSpan M22;
    [Key(23), ProtoMember(24)] public bool M23;
    [Key(24), ProtoMember(25)] public string M24 = null!;
    [Key(25), ProtoMember(26)] public int M25;
    [Key(26), ProtoMember(27)] public Dictionary<string, int> M26 = null!;
    [Key(27), ProtoMember(28)] public Guid M27;
    [Key(28), ProtoMember(29)] public decimal M28;
    [Key(29), ProtoMember(30)] public decimal M29;
    [Key(30), ProtoMember(31)] public int M30;
    [Key(31), ProtoMember(32)] public string M31 = null!;
    [Key(32), ProtoMember(33)] public DateTime? M32;
    [Key(33), ProtoMember(34)] public long M33;
    [Key(34), ProtoMember(35)] public Layout2 M34;
    [Key(35), ProtoMember(36)] public Guid M35;
    [Key(36), ProtoMember(37)] public DateTime M36;
    [Key(37), ProtoMember(38)] public Dictionary<int, Graph4> M37 = null!;
    [Key(38), ProtoMember(39)] public List<Graph1> M38 = null!;
    [Key(39), ProtoMember(40)] public Graph26? M39;
}
