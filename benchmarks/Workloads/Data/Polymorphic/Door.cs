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
public partial class Door : Prop
{
    [Key(5), ProtoMember(1), DataMember(Order = 5)]
    public bool Open;

    [Key(6), ProtoMember(2), DataMember(Order = 6)]
    public int Lock;
}
