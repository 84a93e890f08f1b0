using System;
using System.IO;
using System.Threading.Tasks;
using Nino.Core;
using Nino.Tests.Kit;
using Xunit;

namespace Nino.Tests.CustomFormatters;

/// <summary>Custom formatters that write objects which keep their identity, in messages that come in pieces.</summary>
public sealed class ReferencesInPiecesTests
{
    private const string End = "and this is the end of the message";

    [Fact]
    public void Read_OfAFormatterThatRefersToObjectsBefore_FindsTheEndByteByByte()
    {
        Member member = new() { Name = "first", Next = new Member { Name = "second" } };
        Club club = new() { Founder = member, Best = new Seat { Member = member.Next }, Text = End };
        Club read = ReadsInPieces(club);
        Assert.Same(read.Founder!.Next, read.Best!.Member);
    }

    /// <summary>Where only its end is looked for, the formatter gets null for the object, and fails.</summary>
    [Fact]
    public void Read_OfAFormatterThatAsksTheObject_FindsTheEndByteByByte()
    {
        Member member = new() { Name = "first" };
        Club club = new() { Founder = member, Named = new NamedSeat { Member = member, Name = "first" }, Text = End };
        Club read = ReadsInPieces(club);
        Assert.Same(read.Founder, read.Named!.Member);
        Assert.Equal("first", read.Named.Name);
    }

    [Fact]
    public void Read_OfAFormatterThatTranslatesErrors_FindsTheEndByteByByte()
    {
        Club read = ReadsInPieces(new Club { Translated = new Translated { Text = "a longer text" }, Text = End });
        Assert.Equal("a longer text", read.Translated!.Text);
    }

    /// <summary>What is bad is refused without waiting for more.</summary>
    [Fact]
    public void Read_OfBadBytesBehindSuchAFormatter_IsAnErrorAtOnce()
    {
        Member member = new() { Name = "first" };
        byte[] bytes = NinoSerializer.Serialize(new Club { Founder = member, Named = new NamedSeat { Member = member, Name = "other" }, Text = End });
        MemoryStream before = new(bytes[..^(End.Length + 1)]);
        bool isMoreRead = false;
        using DripStream stream = new(before, canSeek: true, _ =>
        {
            isMoreRead |= before.Position == before.Length;
            return Task.FromResult(1);
        });
        NinoException error = Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<Club>(stream));
        Assert.False(isMoreRead);
        Assert.Contains("The name is another one.", error.Message, StringComparison.Ordinal);
    }

    /// <summary>The place is that of the value, not that of the formatter before it.</summary>
    [Fact]
    public void Error_BehindAFormatterThatRefersToObjectsBefore_IsLocated()
    {
        Member member = new() { Name = "first" };
        byte[] bytes = NinoSerializer.Serialize(new Club { Founder = member, Best = new Seat { Member = member }, Text = End });
        Assert.Equal("Text", Read.Rejected<Club>(bytes[..^3]).Path);
    }

    private static Club ReadsInPieces(Club club)
    {
        byte[] bytes = NinoSerializer.Serialize(club);
        Club whole = NinoDeserializer.Deserialize<Club>(bytes)!;
        foreach (int size in new[] { 1, 2, 3, 7 })
        {
            using DripStream stream = new([.. bytes, 1, 2, 3], size, canSeek: true);
            Assert.Null(Structure.Difference(whole, NinoDeserializer.Deserialize<Club>(stream)));
            Assert.Equal(bytes.Length, stream.Position);
        }

        for (int length = 0; length < bytes.Length; length++)
        {
            using DripStream stream = new(bytes[..length], 1, canSeek: true);
            Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<Club>(stream));
            Assert.Equal(0, stream.Position);
        }

        return whole;
    }

    [NinoType(PreserveReferences = true)]
    internal sealed class Member
    {
        public string Name { get; set; } = "";

        public Member? Next { get; set; }
    }

    [NinoType]
    internal sealed class Club
    {
        public Member? Founder { get; set; }

        public Seat? Best { get; set; }

        public NamedSeat? Named { get; set; }

        public Translated? Translated { get; set; }

        public string Text { get; set; } = "";
    }

    [NinoCustomFormatter(typeof(SeatFormatter))]
    internal sealed class Seat
    {
        public Member? Member { get; set; }
    }

    [NinoCustomFormatter(typeof(NamedSeatFormatter))]
    internal sealed class NamedSeat
    {
        public Member? Member { get; set; }

        public string Name { get; set; } = "";
    }

    [NinoCustomFormatter(typeof(TranslatedFormatter))]
    internal sealed class Translated
    {
        public string? Text { get; set; }
    }

    internal sealed class SeatFormatter : NinoFormatter<Seat>
    {
        public override void Serialize(Seat value, ref Writer writer) => NinoSerializer.Serialize(value?.Member, ref writer);

        public override void Deserialize(out Seat value, ref Reader reader)
        {
            NinoDeserializer.Deserialize(out Member? member, ref reader);
            value = new Seat { Member = member };
        }

        public override void DeserializeRef(ref Seat value, ref Reader reader) => Deserialize(out value, ref reader);
    }

    internal sealed class NamedSeatFormatter : NinoFormatter<NamedSeat>
    {
        public override void Serialize(NamedSeat value, ref Writer writer)
        {
            writer.Write(value is not null);
            if (value is not null)
            {
                NinoSerializer.Serialize(value.Member, ref writer);
                writer.Write(value.Name);
            }
        }

        public override void Deserialize(out NamedSeat value, ref Reader reader)
        {
            value = null!;
            reader.Read(out bool isPresent);
            if (isPresent)
            {
                NinoDeserializer.Deserialize(out Member? member, ref reader);
                reader.Read(out string? name);
                value = new NamedSeat { Member = member, Name = member!.Name == name ? name : throw new InvalidOperationException("The name is another one.") };
            }
        }

        public override void DeserializeRef(ref NamedSeat value, ref Reader reader) => Deserialize(out value, ref reader);
    }

    internal sealed class TranslatedFormatter : NinoFormatter<Translated>
    {
        public override void Serialize(Translated value, ref Writer writer) => writer.Write(value?.Text);

        public override void Deserialize(out Translated value, ref Reader reader)
        {
            try
            {
                reader.Read(out string? text);
                value = new Translated { Text = text };
            }
            catch (NinoException error)
            {
                throw new FormatException("The text is bad.", error);
            }
        }

        public override void DeserializeRef(ref Translated value, ref Reader reader) => Deserialize(out value, ref reader);
    }
}
