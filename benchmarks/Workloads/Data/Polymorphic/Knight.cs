using System;
using System.Runtime.Serialization;
using MemoryPack;
using MessagePack;
using Nino.Core;
using ProtoBuf;

namespace Nino.BenchmarkData;

#region data
[NinoType]
[MemoryPackable]
[MessagePackObject]
[ProtoContract]
[DataContract]
[Serializable]
[ProtoInclude(10, typeof(Paladin))]
[ProtoInclude(11, typeof(Renegade))]
public partial class Knight : Fighter
{
    [Key(11), ProtoMember(1), DataMember(Order = 11)]
    public int Oath;

    [Key(12), ProtoMember(2), DataMember(Order = 12)]
    public double Honor;
}
#endregion data
