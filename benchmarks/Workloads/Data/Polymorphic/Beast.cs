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
[ProtoInclude(10, typeof(Wolf))]
public partial class Beast : Creature
{
    [Key(7), ProtoMember(1), DataMember(Order = 7)]
    public short Rage;

    [Key(8), ProtoMember(2), DataMember(Order = 8)]
    public float Bite;
}
