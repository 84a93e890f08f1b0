using System;
using System.Runtime.Serialization;
using MemoryPack;
using MessagePack;
using Nino.Core;
using ProtoBuf;

namespace Nino.BenchmarkData;

#region data
/// <summary>What a rich record has in common with its relatives.</summary>
[NinoType]
[MemoryPackable]
[MessagePackObject]
[ProtoContract]
[DataContract]
[Serializable]
[ProtoInclude(10, typeof(Rich))]
[MemoryPackUnion(0, typeof(Rich))]
[Union(0, typeof(Rich))]
[KnownType(typeof(Rich))]
public abstract partial class RichBase
{
    [Key(0), ProtoMember(1), DataMember(Order = 0)]
    public int Id;

    [Key(1), ProtoMember(2), DataMember(Order = 1)]
    public bool Tag;

    [Key(2), ProtoMember(3), DataMember(Order = 2)]
    public Guid Guid;

    [Key(3), ProtoMember(4), DataMember(Order = 3)]
    public DateTime Time;
}
#endregion data
