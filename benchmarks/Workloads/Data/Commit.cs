using System;
using System.Runtime.Serialization;
using MemoryPack;
using MessagePack;
using Nino.Core;
using ProtoBuf;

namespace Nino.BenchmarkData;

#region data
/// <summary>What a user did.</summary>
[NinoType]
[MemoryPackable]
[MessagePackObject]
[ProtoContract]
[DataContract]
[Serializable]
public partial class Commit
{
    [Key(0), ProtoMember(1), DataMember(Order = 0)]
    public int ID { get; set; }

    [Key(1), ProtoMember(2), DataMember(Order = 1)]
    public string Event { get; set; } = null!;
}
#endregion data
