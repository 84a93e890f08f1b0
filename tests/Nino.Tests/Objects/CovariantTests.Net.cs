using System.Collections.Generic;
using Nino.Core;
using Nino.Tests.Kit;
using Xunit;

namespace Nino.Tests.Objects;

/// <summary>A property that is overridden with a derived type is one member, of that type, in the place of the first.</summary>
public sealed class CovariantTests
{
    [Fact]
    public void Override_OfADerivedType_IsOneMember()
    {
        byte[] bytes = NinoSerializer.Serialize(new Narrowed("p", [1, 2]));
        Assert.Equal("0305700301000000" + "02000000", Hex.Text(bytes[5..]));
        Narrowed read = NinoDeserializer.Deserialize<Narrowed>(bytes)!;
        Assert.Equal("p", read.Part);
        Assert.Equal([1, 2], read.Items);
    }
}

[NinoType]
public class Widened
{
    public virtual object Part { get; } = "b";

    public virtual IEnumerable<int> Items { get; } = [];
}

[NinoType]
public sealed class Narrowed(string part, List<int> items) : Widened
{
    public override string Part { get; } = part;

    public override List<int> Items { get; } = items;
}
