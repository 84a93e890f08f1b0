using System;
using System.Collections.Generic;
using Nino.BenchmarkData;
using Nino.Core;

namespace Nino.Benchmarks.Serializers.Compact;

/// <summary>Its integers are random over all their bits, for which a varint would take a byte more: only what pays is compact.</summary>
[NinoType]
public sealed class CompactUser
{
    public long ID { get; set; }

    public string Name { get; set; } = null!;

    public List<CompactResources> UserResources { get; set; } = null!;

    public Dictionary<string, string> UserResourcesDictionary { get; set; } = null!;

    [NinoCompact]
    public DateTime DateTime { get; set; }

    public int[] IntArray { get; set; } = null!;

    [NinoCompact]
    public char SingleChar { get; set; }

    [NinoCompact]
    public char[] CharArray { get; set; } = null!;

    public int Count { get; set; }

    public string Str { get; set; } = null!;

    public string Title { get; set; } = null!;

    public List<string> Tags { get; set; } = null!;

    public bool BoolValue { get; set; }

    public Dictionary<int, Commit> CommitDir { get; set; } = null!;

    public TimeSpan TimeSpan { get; set; }

    public Queue<int> Queue { get; set; } = null!;

    public Stack<int> Stack { get; set; } = null!;

    public LinkedList<int> LinkedList { get; set; } = null!;

    internal static CompactUser From(User value) => new()
    {
        ID = value.ID,
        Name = value.Name,
        UserResources = value.UserResources.ConvertAll(CompactResources.From),
        UserResourcesDictionary = value.UserResourcesDictionary,
        DateTime = value.DateTime,
        IntArray = value.IntArray,
        SingleChar = value.SingleChar,
        CharArray = value.CharArray,
        Count = value.Count,
        Str = value.Str,
        Title = value.Title,
        Tags = value.Tags,
        BoolValue = value.BoolValue,
        CommitDir = value.CommitDir,
        TimeSpan = value.TimeSpan,
        Queue = value.Queue,
        Stack = value.Stack,
        LinkedList = value.LinkedList,
    };

    internal User ToPlain() => new()
    {
        ID = ID,
        Name = Name,
        UserResources = UserResources.ConvertAll(element => element.ToPlain()),
        UserResourcesDictionary = UserResourcesDictionary,
        DateTime = DateTime,
        IntArray = IntArray,
        SingleChar = SingleChar,
        CharArray = CharArray,
        Count = Count,
        Str = Str,
        Title = Title,
        Tags = Tags,
        BoolValue = BoolValue,
        CommitDir = CommitDir,
        TimeSpan = TimeSpan,
        Queue = Queue,
        Stack = Stack,
        LinkedList = LinkedList,
    };
}
