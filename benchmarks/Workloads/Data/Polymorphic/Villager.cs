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
public partial class Villager : Humanoid
{
    [Key(9), ProtoMember(1), DataMember(Order = 9)]
    public int Trade;

    [Key(10), ProtoMember(2), DataMember(Order = 10)]
    public double Mood;
}
