using Nino.Core;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.References;

/// <summary>Cycles through <c>required</c> members.</summary>
public sealed class RequiredTests
{
    [Fact]
    public void RequiredMembers_CloseCycles()
    {
        Sibling first = new() { Name = "a", Twin = null, All = [] };
        first.Twin = new Sibling { Name = "b", Twin = first, All = first.All };
        first.All.AddRange([first, first.Twin, first]);

        Sibling copy = Copy(first);
        Assert.Equal("a", copy.Name);
        Assert.Equal("b", copy.Twin!.Name);
        Assert.Same(copy, copy.Twin.Twin);
        Assert.Equal([copy, copy.Twin, copy], copy.All);
        Assert.Equal([copy, copy.Twin, copy], copy.Twin.All);
    }

    [Fact]
    public void RequiredMembersOfARecord_CloseCycles()
    {
        Cousin first = new("a") { Twin = null };
        first.Twin = new Cousin("b") { Twin = first };

        Cousin copy = Copy(first);
        Assert.Equal(("a", "b"), (copy.Name, copy.Twin!.Name));
        Assert.Same(copy, copy.Twin.Twin);
    }

    [Fact]
    public void AConstructorThatSetsThem_ClosesCycles()
    {
        Spouse first = new("a");
        first.Partner = new Spouse("b") { Partner = first };

        Spouse copy = Copy(first);
        Assert.Equal(("a", "b"), (copy.Name, copy.Partner!.Name));
        Assert.Same(copy, copy.Partner.Partner);
    }

    private static T Copy<T>(T value) => NinoDeserializer.Deserialize<T>(NinoSerializer.Serialize(value))!;
}
