using System;
using System.Linq;
using Nino.Core;
using Nino.Core.Runtime;
using Nino.Core.Shapes;
using Nino.Tests.Kit;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.Streaming;

/// <summary>Members that the program does not know, of version-tolerant objects that come in pieces.</summary>
public sealed class SkippedWalkTests
{
    private static readonly Ticket Known = new()
    {
        Id = 1,
        Title = "title",
        Groups = new() { [1] = [new Ticket { Id = 5, Next = new Ticket { Text = "deep" } }, new Ticket { Id = 6 }], [2] = [], [3] = [null!] },
        Many = [new TicketTwig { Numbers = [2] }, new TicketLeaf { Name = "leaf" }, null],
        Next = new Ticket { Derived = new TicketTwig { Name = "first" } },
        Tags = ["a", null, "漢字 and more"],
        Counts = new() { ["a"] = 1, ["b"] = 2 },
        Scores = [1, null],
        Text = "ü",
        Record = new TolerantRecord(4, "r") { Needed = "n" },
    };

    [Fact]
    public void Read_MembersThatAreNotKnown_FindsTheEndByteByByte()
    {
        byte[] bytes = NinoSerializer.Serialize(Known);
        foreach (int size in new[] { 1, 2, 3, 7, 50 })
        {
            using DripStream stream = new([.. bytes, 1, 2, 3], size, canSeek: true);
            TicketLater later = NinoDeserializer.Deserialize<TicketLater>(stream)!;
            Assert.Equal(bytes.Length, stream.Position);
            Assert.Null(Structure.Difference(NinoDeserializer.Deserialize<TicketLater>(bytes), later));
            Assert.Equal("ü", later.Text);
        }

        for (int length = 0; length < bytes.Length; length++)
        {
            using DripStream stream = new(bytes[..length], 1, canSeek: true);
            Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<TicketLater>(stream));
            Assert.Equal(0, stream.Position);
        }
    }

    /// <summary>What a walk has passed it does not look at again: those bytes may then be anything.</summary>
    [Theory]
    [InlineData("objects")]
    [InlineData("texts")]
    [InlineData("pairs")]
    [InlineData("nested")]
    public void Walk_OfAMemberThatIsNotKnown_GoesOnWhereItStopped(string member)
    {
        byte[] bytes = NinoSerializer.Serialize(member switch
        {
            "objects" => new Ticket { Groups = new() { [1] = [.. Enumerable.Range(0, 500).Select(i => new Ticket { Id = i, Title = "title" })] }, Text = "end" },
            "texts" => new Ticket { Tags = [.. Enumerable.Range(0, 500).Select(i => $"tag {i}")], Text = "end" },
            "pairs" => new Ticket { Counts = Enumerable.Range(0, 500).ToDictionary(i => $"key {i}"), Text = "end" },
            _ => new Ticket { Next = new Ticket { Next = new Ticket { Tags = [.. Enumerable.Range(0, 500).Select(i => $"tag {i}")] } }, Text = "end" },
        });
        ValueWalk walk = new(FormatterOf<TicketLater>.Binding, null);
        int middle = bytes.Length / 2;
        Assert.False(walk.TryFindEnd(bytes.AsSpan(0, middle)));
        Assert.False(walk.TryFindEnd(bytes.AsSpan(0, middle + 100)));
        bytes.AsSpan(middle - 200, 200).Fill(0xFF);
        Assert.True(walk.TryFindEnd(bytes));
        Assert.Equal(bytes.Length, walk.Needed);
    }

    [Fact]
    public void Walk_OfObjectsThatAreNotKnown_CountsLevels()
    {
        Ticket deep = new();
        for (int i = 0; i < 40; i++)
        {
            deep = new Ticket { Next = deep };
        }

        byte[] bytes = NinoSerializer.Serialize(deep);
        NinoOptions shallow = NinoOptions.Default with { MaxDepth = 20 };
        using DripStream stream = new(bytes, 1, canSeek: true);
        NinoException error = Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<TicketLater>(stream, shallow));
        Assert.Contains("MaxDepth", error.Message, StringComparison.Ordinal);
        using DripStream allowed = new(bytes, 1, canSeek: true);
        Assert.NotNull(NinoDeserializer.Deserialize<TicketLater>(allowed));
    }
}
