using System;
using System.Collections.Generic;
using Nino.Core;
using Nino.Tests.Kit;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.Objects;

public sealed class PersonTests : FormatterTests<Person>
{
    protected override IEnumerable<Person> Values =>
    [
        new(),
        new()
        {
            Id = 1, Name = "Ada", Height = 1.65, IsActive = true, Born = new DateTime(1815, 12, 10, 0, 0, 0, DateTimeKind.Utc),
            Parent = new() { Name = "Lord B", Tags = [] }, Tags = ["a", null, "数"], Scores = new() { ["x"] = 1, ["é"] = -1 },
            Numbers = [1, 2, 3], Rank = 7, Padded = new() { Small = 1, Large = 2, Middle = 3 },
        },
        new() { Tags = [], Scores = [], Numbers = [], Rank = 0 },
    ];
}

public sealed class PersonRecordTests : FormatterTests<PersonRecord>
{
    protected override IEnumerable<PersonRecord> Values =>
    [
        new(null, 0), new("Ada", 36) { Email = "ada@example.org", Level = 9 },
    ];
}

public sealed class WideTests : FormatterTests<Wide>
{
    protected override IEnumerable<Wide> Values =>
    [
        new(), new() { M0 = 1, M189 = 2, M190 = 3, M199 = 4 },
    ];
}

public sealed class TreeTests : FormatterTests<Tree>
{
    protected override IEnumerable<Tree> Values =>
    [
        new(),
        new() { Name = "root", Children = [new() { Name = "leaf" }, null], Named = new() { [1] = new(), [2] = null }, Others = [null, new() { Children = [] }] },
    ];
}

public sealed class ChainTests : FormatterTests<Chain>
{
    protected override IEnumerable<Chain> Values =>
    [
        new(), Chain.OfDepth(3), Chain.OfDepth(40),
    ];
}

public sealed class NumberedTests : FormatterTests<Numbered>
{
    protected override IEnumerable<Numbered> Values =>
    [
        new(), new() { First = "a", Second = 2, Third = 3 },
    ];
}

public sealed class MarkedTwiceTests : FormatterTests<MarkedTwice>
{
    protected override IEnumerable<MarkedTwice> Values => [MarkedTwice.Create()];

    [Fact]
    public void Deserialize_MethodMarkedBeforeConstructor_IsCalled() =>
        Assert.Equal("by a method", NinoDeserializer.Deserialize<MarkedTwice>(NinoSerializer.Serialize(new MarkedTwice(1)))!.Made);
}

public sealed class HiddenTests : FormatterTests<Hidden>
{
    protected override IEnumerable<Hidden> Values =>
    [
        new(), new(1, 2, "three"),
    ];
}

public sealed class UnderscoredTests : FormatterTests<Underscored>
{
    protected override IEnumerable<Underscored> Values => [new(1, null), new(2, "two")];

    [Fact]
    public void Deserialize_FieldsWithUnderscores_AreTakenByTheConstructor() =>
        Assert.Equal("1 a", NinoDeserializer.Deserialize<Underscored>(NinoSerializer.Serialize(new Underscored(1, "a")))!.Sum());
}

public sealed class ContractedTests : FormatterTests<Contracted>
{
    protected override IEnumerable<Contracted> Values => [new() { EqualityContract = 3 }];
}

public sealed class ConvertedTests : FormatterTests<Converted>
{
    protected override IEnumerable<Converted> Values => [new(1, null, 2, (short)3, null, null, 4, 0.5f), new(-1, -2, -3, (short)-4, 'x', new List<int> { 5, 6 }, 7, -1.5f)];
}

public sealed class DefaultedTests : FormatterTests<Defaulted>
{
    protected override IEnumerable<Defaulted> Values => [new(1), new(2)];

    [Fact]
    public void Deserialize_ParameterThatIsNoMember_TakesItsDefault() =>
        Assert.Equal(6, NinoDeserializer.Deserialize<Defaulted>(NinoSerializer.Serialize(new Defaulted(1, 2)))!.Speed);
}

public sealed class DefaultedConstantsTests : FormatterTests<DefaultedConstants>
{
    protected override IEnumerable<DefaultedConstants> Values => [new(1), new(2)];

    [Fact]
    public void Deserialize_ParametersThatAreNoMembers_TakeTheirDefaults() =>
        Assert.Equal("-5 6  1.5 2.5 x t Friday Monday 0", NinoDeserializer.Deserialize<DefaultedConstants>(NinoSerializer.Serialize(new DefaultedConstants(1, 2, 3)))!.All);
}

public sealed class WeatherTests : FormatterTests<Weather>
{
    protected override IEnumerable<Weather> Values =>
    [
        new(), new() { Station = 1, Air = new(21.5), Note = "calm" },
    ];
}

public sealed class CataloguesTests : FormatterTests<Catalogues>
{
    protected override IEnumerable<Catalogues> Values => [new(), new() { Utf8 = Of("中文"), Plain = Of("文中") }, new() { Numbers = [Of(-3), Of(1_000_000)] }];

    private static Catalogue<T> Of<T>(T key)
        where T : notnull => new()
        {
            Names = new() { [key] = "目录" },
            Pairs = [new("一览", key), new(null, key)],
            Counts = new() { [key] = [1, 2, 300] },
            Box = new() { Content = new(key, "目录"), Contents = [new(key, "é")] },
            All = [key, key],
        };
}
