using System;
using Nino.Contract;
using Nino.Core;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.Evolution;

/// <summary>Types that were renamed are found by their former names, and written by the first of them.</summary>
public sealed class FormerNameTests
{
    [Fact]
    public void Names_OfAType_AreAllRead() => Check(new RenamedTwice { Value = 1 }, "Old.First", "Old.Second", "Nino.Tests.Types.RenamedTwice");

    [Fact]
    public void NestedTypes_FollowTheirOuterType() => Check(new RenamedTwice.Inner { Value = 1 }, "Old.First.Inner", "Nino.Tests.Types.RenamedTwice.Inner");

    [Fact]
    public void GenericTypes_KeepTheirArguments() => Check(
        new RenamedPair<int, string> { Left = 1 }, "Old.Pair<System.Int32,System.String>", "Nino.Tests.Types.RenamedPair<System.Int32,System.String>");

    [Fact]
    public void TypeArguments_HaveTheirFirstName()
    {
        Check(new KeptBox<RenamedTwice> { Value = new() }, "Nino.Tests.Types.KeptBox<Old.First>", "Nino.Tests.Types.KeptBox<Nino.Tests.Types.RenamedTwice>");
        Check(
            new RenamedPair<RenamedTwice[], KeptBox<RenamedTwice>>(),
            "Old.Pair<Old.First[],Nino.Tests.Types.KeptBox<Old.First>>",
            "Nino.Tests.Types.RenamedPair<Nino.Tests.Types.RenamedTwice[],Nino.Tests.Types.KeptBox<Nino.Tests.Types.RenamedTwice>>");
    }

    private static void Check<T>(T value, params string[] names)
        where T : IRenamed
    {
        byte[] bytes = NinoSerializer.Serialize<IRenamed>(value);
        Assert.Equal(TypeIds.Of(names[0], isObject: true), BitConverter.ToUInt32(bytes, 1));
        Assert.All(names, name =>
        {
            BitConverter.GetBytes(TypeIds.Of(name, isObject: true)).CopyTo(bytes, 1);
            Assert.IsType<T>(NinoDeserializer.Deserialize<IRenamed>(bytes));
        });
    }
}
