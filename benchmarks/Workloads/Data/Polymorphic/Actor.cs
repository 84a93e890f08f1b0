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
[ProtoInclude(10, typeof(Creature))]
[ProtoInclude(11, typeof(Vehicle))]
public partial class Actor : Entity
{
    [Key(3), ProtoMember(1), DataMember(Order = 3)]
    public long Guild;

    [Key(4), ProtoMember(2), DataMember(Order = 4)]
    public int Level;
}
