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
[ProtoInclude(10, typeof(GrandMaster))]
public partial class Templar : Paladin
{
    [Key(15), ProtoMember(1), DataMember(Order = 15)]
    public int Vows;

    [Key(16), ProtoMember(2), DataMember(Order = 16)]
    public double Zeal;
}
