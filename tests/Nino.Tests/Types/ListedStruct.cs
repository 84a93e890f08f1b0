using System.Collections.Generic;
using Nino.Core;

namespace Nino.Tests.Types;

/// <summary>A struct that can hold itself, with callbacks.</summary>
[NinoType]
public struct ListedStruct : INinoOnDeserializing, INinoOnDeserialized
{
    public int Id;
    public string? Name;
    public List<ListedStruct>? Children;

    [NinoIgnore]
    public int Begun;

    [NinoIgnore]
    public int Ended;

    void INinoOnDeserializing.OnDeserializing() => Begun++;

    void INinoOnDeserialized.OnDeserialized() => Ended++;
}
