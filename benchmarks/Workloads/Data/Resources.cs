using System;
using System.Runtime.Serialization;
using MemoryPack;
using MessagePack;
using Nino.Core;
using ProtoBuf;

namespace Nino.BenchmarkData;

#region data
/// <summary>What a user owns.</summary>
[NinoType]
[MemoryPackable]
[MessagePackObject]
[ProtoContract]
[DataContract]
[Serializable]
public partial class Resources
{
    [Key(0), ProtoMember(1), DataMember(Order = 0)]
    public ResourceType ResourceType { get; set; }

    [Key(1), ProtoMember(2), DataMember(Order = 1)]
    public string ResourceName { get; set; } = null!;

    [Key(2), ProtoMember(3), DataMember(Order = 2)]
    public int ResourceCount { get; set; }
}
#endregion data
