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
[ProtoInclude(10, typeof(Beast))]
[ProtoInclude(11, typeof(Humanoid))]
public partial class Creature : Actor
{
    [Key(5), ProtoMember(1), DataMember(Order = 5)]
    public int Health;

    [Key(6), ProtoMember(2), DataMember(Order = 6)]
    public int MaxHealth;
}
