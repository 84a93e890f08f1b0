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
public partial class Boat : Vehicle
{
    [Key(7), ProtoMember(1), DataMember(Order = 7)]
    public float Draft;

    [Key(8), ProtoMember(2), DataMember(Order = 8)]
    public short Crew;
}
