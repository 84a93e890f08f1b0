using System;
using System.Collections.Generic;
using System.Runtime.Serialization;
using MemoryPack;
using MessagePack;
using Nino.Core;
using ProtoBuf;

namespace Nino.BenchmarkData;

#region data
/// <summary>A derived class with text and collections.</summary>
[NinoType]
[MemoryPackable]
[MessagePackObject]
[ProtoContract]
[DataContract]
[Serializable]
public sealed partial class Rich : RichBase
{
    [Key(4), ProtoMember(1), DataMember(Order = 4)]
    public string Name { get; set; } = null!;

    [Key(5), ProtoMember(2), DataMember(Order = 5), NinoUtf8]
    public string Text { get; set; } = null!;

    [Key(6), ProtoMember(3), DataMember(Order = 6)]
    public int[] Numbers { get; set; } = null!;

    [Key(7), ProtoMember(4), DataMember(Order = 7)]
    public List<DateTime> Dates { get; set; } = null!;

    [Key(8), ProtoMember(5), DataMember(Order = 8)]
    public Dictionary<int, string> Map1 { get; set; } = null!;

    [Key(9), ProtoMember(6), DataMember(Order = 9)]
    public Dictionary<int, int> Map2 { get; set; } = null!;
}
#endregion data
