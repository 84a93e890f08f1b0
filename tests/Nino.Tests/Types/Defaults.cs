using System.Collections.Generic;
using Nino.Core;

namespace Nino.Tests.Types;

/// <summary>A type as its first version wrote it, and as later versions know it, with initializers.</summary>
[NinoType]
public class FirstVersion
{
    public int Id;
    public FirstPart? Part;
    public List<FirstPart?>? Parts;
    public Dictionary<int, FirstPart?>? Named;
}

[NinoType]
public sealed class FirstPart
{
    public string? Name;
}

[NinoType]
public class LaterVersion
{
    public int Id;
    public LaterPart? Part;
    public List<LaterPart?>? Parts;
    public Dictionary<int, LaterPart?>? Named;
    public int Added = 42;
    public string? Text { get; set; } = "initial";
    public List<int> Numbers { get; set; } = [1, 2, 3];
    public int? Optional = 5;
}

[NinoType]
public sealed class LaterPart
{
    public string? Name;
    public int Level = 7;
    public string? Note { get; init; } = "none";
}

[NinoType]
public sealed record FirstRecord(int Id);

[NinoType]
public sealed record LaterRecord(int Id, string Name = "anonymous")
{
    public int Level { get; init; } = 3;
}
