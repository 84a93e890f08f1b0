using System;
using System.Collections.Generic;
using System.Linq;
using Nino.Core;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.Text;

/// <summary><see cref="NinoOptions.InternStrings"/>: equal strings of a message are one instance.</summary>
public sealed class InternedStringTests
{
    private static readonly NinoOptions Interning = NinoOptions.Default with { InternStrings = true };

    /// <summary>One for each way in which bytes hold a string: short and long ASCII, UTF-8, UTF-16.</summary>
    public static TheoryData<string> Texts => new(Strings());

    [Theory]
    [MemberData(nameof(Texts))]
    public void EqualStrings_AreOneInstance(string text)
    {
        string[] copy = Read(new[] { text, new(text.AsSpan()) }, Interning);
        Assert.Equal([text, text], copy);
        Assert.Same(copy[0], copy[1]);
    }

    [Theory]
    [MemberData(nameof(Texts))]
    public void WithoutTheOption_EachIsAnInstanceOfItsOwn(string text)
    {
        string[] copy = Read(new[] { text, text }, NinoOptions.Default);
        Assert.NotSame(copy[0], copy[1]);
    }

    [Fact]
    public void ManyStrings_KeepTheirValues()
    {
        string[] texts = [.. Enumerable.Range(0, 5000).Select(i => $"{i % 1000}: {new string('é', i % 7)}")];
        string[] copy = Read(texts, Interning);
        Assert.Equal(texts, copy);
        Assert.Equal(texts.Distinct().Count(), copy.Distinct<object>(ReferenceEqualityComparer.Instance).Count());
    }

    [Fact]
    public void KeysAndMembers_ShareInstances()
    {
        Ticket copy = Read(new Ticket { Title = "same", Tags = ["same", null], Counts = new() { ["same"] = 1 }, Text = "same" }, Interning);
        Assert.Same(copy.Title, copy.Tags[0]);
        Assert.Same(copy.Title, copy.Counts!.Keys.Single());
        Assert.Same(copy.Title, copy.Text);
    }

    /// <summary>A member of a type that is not version-tolerant is a block (format.md §14).</summary>
    [Fact]
    public void Blocks_ShareInstancesWithTheirMessage()
    {
        Ticket copy = Read(new Ticket { Title = "same", Plain = new PlainPart { Name = "same" }, PlainShape = null, Any = "same" }, Interning);
        Assert.Same(copy.Title, copy.Plain!.Name);
        Assert.Same(copy.Title, copy.Any);
    }

    [Fact]
    public void DerivedTypes_AreReadAsBefore()
    {
        Animal?[] copy = Read(new Animal?[] { new() { Name = "same" }, new Dog { Name = "same" }, new Puppy { Name = "same" } }, Interning);
        Assert.IsType<Puppy>(copy[2]);
        Assert.All(copy, animal => Assert.Same(copy[0]!.Name, animal!.Name));
    }

    [Fact]
    public void Messages_ShareNothing()
    {
        byte[] bytes = NinoSerializer.Serialize("same");
        Assert.NotSame(NinoDeserializer.Deserialize<string>(bytes, Interning), NinoDeserializer.Deserialize<string>(bytes, Interning));
    }

    [Fact]
    public void Bytes_AreTheSame()
    {
        List<string> texts = [.. Strings(), .. Strings()];
        Assert.Equal(NinoSerializer.Serialize(texts), NinoSerializer.Serialize(texts, Interning));
    }

    private static IEnumerable<string> Strings() => ["ab", new('x', 100), new('é', 70), "中文", "\uD83D"];

    private static T Read<T>(T value, NinoOptions options) => NinoDeserializer.Deserialize<T>(NinoSerializer.Serialize(value), options)!;
}
