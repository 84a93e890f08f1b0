using System;
using System.Collections.Generic;
using System.Linq;
using System.Net.Mail;
using Nino.Core;
using Nino.Tests.Kit;
using Xunit;

namespace Nino.Tests.CustomFormatters;

public sealed class CustomFormatterTests
{
    private static readonly NinoOptions Table = NinoOptions.Default.WithFormatter(new NameTableFormatter(["novel", "poem"]));

    [Fact]
    public void Options_ReplaceTheSharedInstance()
    {
        Book book = new() { Genre = "poem" };
        byte[] plain = NinoSerializer.Serialize(book);
        byte[] packed = NinoSerializer.Serialize(book, Table);

        Assert.Equal(plain.Length - 5, packed.Length);
        Assert.Equal("poem", NinoDeserializer.Deserialize<Book>(plain)!.Genre);
        Assert.Equal("poem", NinoDeserializer.Deserialize<Book>(packed, Table)!.Genre);
        Assert.NotEqual("poem", Fails(() => NinoDeserializer.Deserialize<Book>(packed)!.Genre));
    }

    [Fact]
    public void Options_OfOtherFormatters_ChangeNothing()
    {
        Book book = new() { Genre = "poem", Isbn = new(5) };
        NinoOptions other = NinoOptions.Default.WithFormatter(new IsbnFormatter()).WithFormatter(new IntervalFormatter<int>());

        Assert.Equal(NinoSerializer.Serialize(book), NinoSerializer.Serialize(book, other));
        Assert.Null(Structure.Difference(book, NinoDeserializer.Deserialize<Book>(NinoSerializer.Serialize(book), other)));
    }

    [Fact]
    public void Options_LastInstanceWins_AndEarlierOptionsKeepTheirs()
    {
        NinoOptions last = Table.WithFormatter(new NameTableFormatter(["poem"]));
        Book book = new() { Genre = "poem" };

        Assert.Equal("poem", NinoDeserializer.Deserialize<Book>(NinoSerializer.Serialize(book, last), last)!.Genre);
        Assert.Equal("novel", NinoDeserializer.Deserialize<Book>(NinoSerializer.Serialize(book, last), Table)!.Genre);
        Assert.Throws<ArgumentNullException>(() => NinoOptions.Default.WithFormatter<int>(null!));
    }

    [Fact]
    public void Options_AreSeenFromInside()
    {
        OptionsProbe probe = new();
        NinoOptions options = NinoOptions.Default.WithFormatter(probe) with { MaxDepth = 77 };
        NinoDeserializer.Deserialize<List<Probed>>(NinoSerializer.Serialize(new List<Probed> { new() }, options), options);

        Assert.Equal((77, 77), (probe.Written, probe.Read));
    }

    /// <summary>What a formatter writes does not tell whether a value is default, as an immutable struct is that has default members.</summary>
    [Theory]
    [InlineData(0)]
    [InlineData(1)]
    public void Struct_OfAMemberThatIsPartlyWritten_IsMadeOfWhatWasRead(int count)
    {
        Price free = new(0, "EUR");
        Assert.Equal("EUR", NinoDeserializer.Deserialize<PricedItem>(NinoSerializer.Serialize(new PricedItem(free, count))).Price.Currency);
        Assert.Equal("EUR", NinoDeserializer.Deserialize<PricedRecord>(NinoSerializer.Serialize(new PricedRecord(free, count))).Price.Currency);
    }

    /// <summary>Bytes of an object with fewer members are read on another way, which has no crate either.</summary>
    [Theory]
    [InlineData("03 07 00 00 00 05 00 00 00")]
    [InlineData("02 07 00 00 00")]
    public void DeserializeRef_IsNotCalled_WhereNothingIsThere(string bytes)
    {
        CrateHolder read = NinoDeserializer.Deserialize<CrateHolder>(Hex.Bytes(bytes))!;
        Assert.Equal((7, 5), (read.Crate!.Number, read.Late));
        Crate crate = new();
        read = new CrateHolder { Crate = crate };
        NinoDeserializer.DeserializeRef(ref read!, Hex.Bytes(bytes));
        Assert.Equal((crate, 7), (read.Crate, read.Crate!.Number));
    }

    [Fact]
    public void DeserializeRef_FillsWhatIsThere()
    {
        Book book = new() { Isbn = new(1), Extra = new Isbn(2), Related = [new(3)] };
        (Isbn? isbn, object? extra) = (book.Isbn, book.Extra);
        NinoDeserializer.DeserializeRef(ref book!, NinoSerializer.Serialize(new Book { Isbn = new(4), Extra = new Isbn(5), Related = [new(6)] }));

        Assert.Same(isbn, book.Isbn);
        Assert.Same(extra, book.Extra);
        Assert.Equal((4, 5, 6), (isbn!.Number, ((Isbn)extra!).Number, book.Related![0]!.Number));
    }

    [Fact]
    public void Formatter_ThatRefuses_IsLocated()
    {
        byte[] payload = NinoSerializer.Serialize(new Book { Related = [new(1), new(0x0102)] });
        int place = payload.AsSpan().IndexOf<byte>([2, 1, 0, 0, 0, 0]);
        payload[place + 5] = 0xFF;
        NinoException error = Read.RejectedAt<Book>(payload, place - 1, "Related[1]", typeof(Isbn));
        Assert.StartsWith("This is no ISBN.", error.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void Surrogate_ThatRefuses_IsLocated()
    {
        byte[] payload = NinoSerializer.Serialize(new Book { Reviewers = new() { [new(1, 2)] = new("x@y.example") } });
        int place = payload.AsSpan().IndexOf("x@y"u8);
        payload[place + 1] = (byte)' ';
        Read.RejectedAt<Book>(payload, place - 1, "Reviewers[0].Value", typeof(MailAddress));
    }

    [Fact]
    public void Formatter_ThatReadsTooMuch_IsRejected()
    {
        byte[] payload = NinoSerializer.Serialize(new List<Isbn> { new(1), new(2) });
        for (int length = 1; length < payload.Length; length++)
        {
            Read.AssertComplete(Read.Rejected<List<Isbn>>(payload[..length]), length);
        }
    }

    [Fact]
    public void Formatters_ThatNestWithoutEnd_AreRejected()
    {
        Knot cycle = new();
        cycle.Parts.Add(cycle);
        Assert.Contains("MaxDepth", Assert.Throws<NinoException>(() => NinoSerializer.Serialize(cycle)).Message, StringComparison.Ordinal);
        Assert.Contains("MaxDepth", Read.Rejected<Knot>(Enumerable.Repeat((byte)2, 5_000).ToArray()).Message, StringComparison.Ordinal);
    }

    /// <summary>Its exception arrives, and the formatter is made when it can be.</summary>
    [Fact]
    public void Formatter_WhoseConstructorFails_IsMadeLater()
    {
        Assert.Equal("Not yet.", Assert.Throws<TimeoutException>(() => NinoSerializer.Serialize(new Late { Number = 5 })).Message);
        NinoException error = Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<Late>([5]));
        Assert.Contains("Not yet.", error.Message, StringComparison.Ordinal);
        Assert.IsType<TimeoutException>(error.InnerException);

        LateFormatter.Fails = false;
        Assert.Equal([5], NinoSerializer.Serialize(new Late { Number = 5 }));
        LateFormatter.Fails = true;
        Assert.Equal(5, NinoDeserializer.Deserialize<Late>([5])!.Number);
        LateFormatter.Fails = false;
        Assert.Same(NinoFormatterInstance<LateFormatter, Late>.Instance, NinoFormatterInstance<LateFormatter, Late>.Instance);
    }

    private static string? Fails(Func<string?> read)
    {
        try
        {
            return read();
        }
        catch (NinoException)
        {
            return null;
        }
    }

    [NinoCustomFormatter(typeof(LateFormatter))]
    internal sealed class Late
    {
        public byte Number { get; set; }
    }

    internal sealed class LateFormatter : NinoFormatter<Late>
    {
        public LateFormatter()
        {
            if (Fails)
            {
                throw new TimeoutException("Not yet.");
            }
        }

        /// <summary>From the beginning: some runtimes make the shared instance before it is asked for.</summary>
        public static bool Fails { get; set; } = true;

        public override void Serialize(Late value, ref Writer writer) => writer.Write(value.Number);

        public override void Deserialize(out Late value, ref Reader reader)
        {
            reader.Read(out byte number);
            value = new Late { Number = number };
        }

        public override void DeserializeRef(ref Late value, ref Reader reader) => Deserialize(out value, ref reader);
    }

    [NinoCustomFormatter(typeof(OptionsProbe))]
    internal sealed class Probed;

    internal sealed class OptionsProbe : NinoFormatter<Probed>
    {
        public int Written { get; private set; }

        public int Read { get; private set; }

        public override void Serialize(Probed value, ref Writer writer)
        {
            Written = writer.Options.MaxDepth;
            writer.Write((byte)0);
        }

        public override void Deserialize(out Probed value, ref Reader reader)
        {
            Read = reader.Options.MaxDepth;
            reader.Read(out byte _);
            value = new Probed();
        }

        public override void DeserializeRef(ref Probed value, ref Reader reader) => Deserialize(out value, ref reader);
    }

    [NinoCustomFormatter(typeof(KnotFormatter))]
    internal sealed class Knot
    {
        public List<Knot> Parts { get; init; } = [];
    }

    internal sealed class KnotFormatter : NinoSurrogateFormatter<Knot, List<Knot>>
    {
        public override List<Knot> ToSurrogate(Knot value) => value.Parts;

        public override Knot FromSurrogate(List<Knot> surrogate) => new() { Parts = surrogate };
    }
}
