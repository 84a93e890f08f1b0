using System;
using System.Runtime.Serialization;
using MemoryPack;
using MessagePack;
using Nino.Core;
using ProtoBuf;

namespace Nino.BenchmarkData;

#region data
/// <summary>The nested report's root.</summary>
[NinoType]
[MemoryPackable]
[MessagePackObject]
[ProtoContract]
[DataContract]
[Serializable]
public partial class NestedData
{
    [Key(0), ProtoMember(1), DataMember(Order = 0)]
    public string name = null!;

    [Key(1), ProtoMember(2), DataMember(Order = 1)]
    public Data[] ps = null!;
}
#endregion data
