using System;
using System.Runtime.Serialization;
using MemoryPack;
using MessagePack;
using Nino.Core;
using ProtoBuf;

namespace Nino.BenchmarkData;

#region data
/// <summary>The record of the nested report; the names are the report's.</summary>
[NinoType]
[MemoryPackable]
[MessagePackObject]
[ProtoContract]
[DataContract]
[Serializable]
public partial struct Data
{
    [Key(0), ProtoMember(1), DataMember(Order = 0)]
    public int x;

    [Key(1), ProtoMember(2), DataMember(Order = 1)]
    public short y;

    [Key(2), ProtoMember(3), DataMember(Order = 2)]
    public long z;

    [Key(3), ProtoMember(4), DataMember(Order = 3)]
    public float f;

    [Key(4), ProtoMember(5), DataMember(Order = 4)]
    public decimal d;

    [Key(5), ProtoMember(6), DataMember(Order = 5)]
    public double db;

    [Key(6), ProtoMember(7), DataMember(Order = 6)]
    public bool bo;

    [Key(7), ProtoMember(8), DataMember(Order = 7)]
    public TestEnum en;

    [Key(8), ProtoMember(9), DataMember(Order = 8)]
    public string name;
}
#endregion data
