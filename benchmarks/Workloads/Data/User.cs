using System;
using System.Collections.Generic;
using System.Runtime.Serialization;
using MemoryPack;
using MessagePack;
using Nino.Core;
using ProtoBuf;

namespace Nino.BenchmarkData;

#region data
/// <summary>The user report's root.</summary>
[NinoType]
[MemoryPackable]
[MessagePackObject]
[ProtoContract]
[DataContract]
[Serializable]
public partial class User
{
    [Key(0), ProtoMember(1), DataMember(Order = 0)]
    public long ID { get; set; }

    [Key(1), ProtoMember(2), DataMember(Order = 1)]
    public string Name { get; set; } = null!;

    [Key(2), ProtoMember(3), DataMember(Order = 2)]
    public List<Resources> UserResources { get; set; } = null!;

    [Key(3), ProtoMember(4), DataMember(Order = 3)]
    public Dictionary<string, string> UserResourcesDictionary { get; set; } = null!;

    [Key(4), ProtoMember(5), DataMember(Order = 4)]
    public DateTime DateTime { get; set; }

    [Key(5), ProtoMember(6), DataMember(Order = 5)]
    public int[] IntArray { get; set; } = null!;

    [Key(6), ProtoMember(7), DataMember(Order = 6)]
    public char SingleChar { get; set; }

    [Key(7), ProtoMember(8), DataMember(Order = 7)]
    public char[] CharArray { get; set; } = null!;

    [Key(8), ProtoMember(9), DataMember(Order = 8)]
    public int Count { get; set; }

    [Key(9), ProtoMember(10), DataMember(Order = 9)]
    public string Str { get; set; } = null!;

    [Key(10), ProtoMember(11), DataMember(Order = 10)]
    public string Title { get; set; } = null!;

    [Key(11), ProtoMember(12), DataMember(Order = 11)]
    public List<string> Tags { get; set; } = null!;

    [Key(12), ProtoMember(13), DataMember(Order = 12)]
    public bool BoolValue { get; set; }

    [Key(13), ProtoMember(14), DataMember(Order = 13)]
    public Dictionary<int, Commit> CommitDir { get; set; } = null!;

    [Key(14), ProtoMember(15), DataMember(Order = 14)]
    public TimeSpan TimeSpan { get; set; }

    [Key(15), ProtoMember(16), DataMember(Order = 15)]
    public Queue<int> Queue { get; set; } = null!;

    [Key(16), ProtoMember(17), DataMember(Order = 16)]
    public Stack<int> Stack { get; set; } = null!;

    [Key(17), ProtoMember(18), DataMember(Order = 17)]
    public LinkedList<int> LinkedList { get; set; } = null!;
}
#endregion data
