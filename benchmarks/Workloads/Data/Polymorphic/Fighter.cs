using System;
using System.Runtime.Serialization;
using MemoryPack;
using MessagePack;
using Nino.Core;
using ProtoBuf;

namespace Nino.BenchmarkData;

[NinoType]
[MemoryPackable]
[MessagePackObject]
[ProtoContract]
[DataContract]
[Serializable]
[ProtoInclude(10, typeof(Archer))]
[ProtoInclude(11, typeof(Knight))]
public partial class Fighter : Humanoid
{
    [Key(9), ProtoMember(1), DataMember(Order = 9)]
    public float Attack;

    [Key(10), ProtoMember(2), DataMember(Order = 10)]
    public float Armor;
}
