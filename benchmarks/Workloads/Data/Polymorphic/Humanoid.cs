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
[ProtoInclude(10, typeof(Villager))]
[ProtoInclude(11, typeof(Fighter))]
public partial class Humanoid : Creature
{
    [Key(7), ProtoMember(1), DataMember(Order = 7)]
    public int Strength;

    [Key(8), ProtoMember(2), DataMember(Order = 8)]
    public int Wit;
}
