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
public partial class GrandMaster : Templar
{
    [Key(17), ProtoMember(1), DataMember(Order = 17)]
    public long Seal;

    [Key(18), ProtoMember(2), DataMember(Order = 18)]
    public int Followers;
}
