using System;
using System.Runtime.Serialization;
using MemoryPack;
using MessagePack;
using Nino.Core;
using ProtoBuf;

namespace Nino.BenchmarkData;

#region data
/// <summary>The struct of the microbenchmark report.</summary>
[NinoType]
[MemoryPackable]
[MessagePackObject]
[ProtoContract]
[DataContract]
[Serializable]
public partial struct SimpleStruct
{
    [Key(0), ProtoMember(1), DataMember(Order = 0)]
    public int Id;

    [Key(1), ProtoMember(2), DataMember(Order = 1)]
    public DateTime CreateTime;
}
#endregion data
