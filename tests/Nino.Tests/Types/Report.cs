using System;
using System.Collections.Generic;
using Nino.Core;

namespace Nino.Tests.Types;

/// <summary>A root with a place for every kind of path.</summary>
[NinoType]
public sealed class Report
{
    public string? Title;
    public List<ReportItem?>? Items;
    public Dictionary<string, ReportItem?>? Map;
    public CheckedStruct Header;
    public CheckedStruct[]? Rows;
    public Shape? Shape;
    public object? Anything;
    public TextStruct Text;
    public bool? Maybe;
    public HashSet<int>? Numbers;
    public Dictionary<int, List<int>?>? Lists;
    public KeyValuePair<string?, bool> Pair;
    public Pair<bool, List<DateTime>?> Both;
}

[NinoType]
public sealed class ReportItem
{
    public int Id;
    public string? Name;
    public bool IsDone;
    public List<List<bool>?>? Grid;
    public ReportItem? Parent;
}
