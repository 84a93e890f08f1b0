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
[ProtoInclude(10, typeof(Templar))]
public partial class Paladin : Knight
{
    [Key(13), ProtoMember(1), DataMember(Order = 13)]
    public long Faith;

    [Key(14), ProtoMember(2), DataMember(Order = 14)]
    public float Aura;
}
