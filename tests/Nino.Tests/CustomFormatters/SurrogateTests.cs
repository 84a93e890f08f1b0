using System.Collections.Generic;
using Nino.Core;
using Nino.Tests.Kit;
using Xunit;

namespace Nino.Tests.CustomFormatters;

public sealed class SurrogateTests
{
    [Fact]
    public void Value_OfAReference_HasAPresenceByte()
    {
        Assert.Equal("0105000000", Hex.Text(NinoSerializer.Serialize(new Node { Id = 5 })));
        Assert.Equal("00", Hex.Text(NinoSerializer.Serialize((Node?)null)));
        Assert.Equal(5, NinoDeserializer.Deserialize<Node>(Hex.Bytes("01 05 00 00 00"))!.Id);
        Assert.Null(NinoDeserializer.Deserialize<Node>([0]));
        Read.RejectedAt<Node>([2, 0, 0, 0, 0], 0, "", typeof(Node));
    }

    [Fact]
    public void Null_WhereTheTypeHasNone_IsRejected()
    {
        Assert.Equal(3, NinoDeserializer.Deserialize<Grade>(NinoSerializer.Serialize(new Grade(3))).Number);
        Assert.Equal([1], NinoSerializer.Serialize(new List<Grade>()));
        Read.RejectedAt<List<Grade>>([2, 0], 1, "[0]", typeof(Grade));
        Assert.Throws<NinoException>(() => NinoSerializer.Serialize(new Grade(-1)));
    }

    [NinoCustomFormatter(typeof(NodeFormatter))]
    internal sealed class Node
    {
        public int Id { get; init; }
    }

    internal sealed class NodeFormatter : NinoSurrogateFormatter<Node, int>
    {
        public override int ToSurrogate(Node value) => value.Id;

        public override Node FromSurrogate(int surrogate) => new() { Id = surrogate };
    }

    [NinoCustomFormatter(typeof(GradeFormatter))]
    internal readonly record struct Grade(int Number);

    internal sealed class GradeFormatter : NinoSurrogateFormatter<Grade, string?>
    {
        public override string? ToSurrogate(Grade value) => value.Number < 0 ? null : new string('*', value.Number);

        public override Grade FromSurrogate(string? surrogate) => new(surrogate!.Length);
    }
}
