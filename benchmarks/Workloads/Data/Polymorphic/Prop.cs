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
[ProtoInclude(10, typeof(Door))]
[ProtoInclude(11, typeof(Chest))]
public partial class Prop : Entity
{
    [Key(3), ProtoMember(1), DataMember(Order = 3)]
    public short Model;

    [Key(4), ProtoMember(2), DataMember(Order = 4)]
    public byte Layer;
}
