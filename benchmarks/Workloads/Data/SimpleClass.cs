using System;
using System.Collections.Generic;
using System.Runtime.Serialization;
using MemoryPack;
using MessagePack;
using Nino.Core;
using ProtoBuf;

namespace Nino.BenchmarkData;

#region data
/// <summary>The class of the microbenchmark report.</summary>
[NinoType]
[MemoryPackable]
[MessagePackObject]
[ProtoContract]
[DataContract]
[Serializable]
public partial class SimpleClass
{
    [Key(0), ProtoMember(1), DataMember(Order = 0)]
    public int Id;

    [Key(1), ProtoMember(2), DataMember(Order = 1)]
    public string Name { get; set; } = null!;

    [Key(2), ProtoMember(3), DataMember(Order = 2)]
    public int[] Numbers { get; set; } = null!;

    [Key(3), ProtoMember(4), DataMember(Order = 3)]
    public List<DateTime> Dates { get; set; } = null!;

    [Key(4), ProtoMember(5), DataMember(Order = 4)]
    public Dictionary<int, string> Map1 = null!;

    [Key(5), ProtoMember(6), DataMember(Order = 5)]
    public Dictionary<int, int> Map2 { get; set; } = null!;
}
#endregion data
