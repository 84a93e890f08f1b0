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
public partial class Archer : Fighter
{
    [Key(11), ProtoMember(1), DataMember(Order = 11)]
    public int Arrows;

    [Key(12), ProtoMember(2), DataMember(Order = 12)]
    public float Range;
}
