using System;
using System.Collections.Generic;
using Nino.Core;

namespace Nino.Tests.Types;

/// <summary>A plain class: fields and properties, values and references, and one member that stays out.</summary>
[NinoType]
public class Person
{
    public int Id;
    public string? Name { get; set; }
    public double Height;
    public bool IsActive { get; set; }
    public DateTime Born;
    public Person? Parent;
    public List<string?>? Tags { get; set; }
    public Dictionary<string, int>? Scores;
    public int[]? Numbers { get; set; }
    public int? Rank;
    public PaddedStruct Padded { get; set; }

    [NinoIgnore]
    public string? Ignored;

    public static int Count { get; set; }
}
