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
[ProtoInclude(10, typeof(Boat))]
public partial class Vehicle : Actor
{
    [Key(5), ProtoMember(1), DataMember(Order = 5)]
    public float Speed;

    [Key(6), ProtoMember(2), DataMember(Order = 6)]
    public float Fuel;
}
