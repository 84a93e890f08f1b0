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
public partial class Portal : Trigger
{
    [Key(5), ProtoMember(1), DataMember(Order = 5)]
    public int Target;

    [Key(6), ProtoMember(2), DataMember(Order = 6)]
    public float Heading;
}
