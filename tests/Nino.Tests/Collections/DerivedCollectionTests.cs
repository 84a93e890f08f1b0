using System.Collections.Generic;
using Nino.Core;
using Xunit;

namespace Nino.Tests.Collections;

/// <summary>A collection is its elements: what a class derived from the declared one has besides is not written.</summary>
public sealed class DerivedCollectionTests
{
    [Fact]
    public void Derived_WhereTheBaseIsDeclared_IsReadAsTheBase()
    {
        LabelHolder read = NinoDeserializer.Deserialize<LabelHolder>(NinoSerializer.Serialize(new LabelHolder { Numbers = new Labelled { 1, 2 } }))!;
        Assert.Equal(typeof(List<int>), read.Numbers!.GetType());
        Assert.Equal([1, 2], read.Numbers);
    }
}

public sealed class Labelled : List<int>
{
    public string Label { get; set; } = "";
}

[NinoType]
public sealed class LabelHolder
{
    public List<int>? Numbers { get; set; }
}
