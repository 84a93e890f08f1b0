using System;
using System.Collections.Generic;
using System.Runtime.Serialization;
using MemoryPack;
using MessagePack;
using Nino.Core;
using ProtoBuf;

namespace Nino.BenchmarkData;

/// <summary>The root that the nested report reads.</summary>
[NinoType]
[MemoryPackable]
[MessagePackObject]
[ProtoContract]
[DataContract]
[Serializable]
public partial class NestedData2
{
    [Key(0), ProtoMember(1), DataMember(Order = 0)]
    public string name = null!;

    [Key(1), ProtoMember(2), DataMember(Order = 1)]
    public Data[] ps = null!;

    [Key(2), ProtoMember(3), DataMember(Order = 2)]
    public List<int> vs = null!;
}
