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
[ProtoInclude(10, typeof(Portal))]
public partial class Trigger : Entity
{
    [Key(3), ProtoMember(1), DataMember(Order = 3)]
    public float Radius;

    [Key(4), ProtoMember(2), DataMember(Order = 4)]
    public bool Armed;
}
