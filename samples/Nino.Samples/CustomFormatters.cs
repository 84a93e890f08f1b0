using System;
using System.Collections.Generic;
using System.Net.Mail;
using Nino.Core;
using Nino.Samples.Running;

namespace Nino.Samples.CustomFormatters;

#region isbn-formatter
public sealed class IsbnFormatter : NinoFormatter<Isbn?>
{
    private const int Digits = 6;
    private const long Largest = 9_999_999_999_999;

    public override void Serialize(Isbn? value, ref Writer writer)
    {
        if (value is { Number: < 0 or > Largest })
        {
            throw new NinoException("This is no ISBN.");
        }

        writer.Write(value is not null);
        for (int i = 0; value is not null && i < Digits; i++)
        {
            writer.Write((byte)(value.Number >> (8 * i)));
        }
    }

    public override void Deserialize(out Isbn? value, ref Reader reader)
    {
        value = null;
        DeserializeRef(ref value, ref reader);
    }

    public override void DeserializeRef(ref Isbn? value, ref Reader reader)
    {
        reader.Read(out bool isPresent);
        if (!isPresent)
        {
            value = null;
            return;
        }

        reader.GetBytes(Digits, out ReadOnlySpan<byte> bytes);
        long number = 0;
        for (int i = 0; i < Digits; i++)
        {
            number |= (long)bytes[i] << (8 * i);
        }

        if (number > Largest)
        {
            throw new NinoException("This is no ISBN.");
        }

        value ??= new Isbn(0);
        value.Number = number;
    }
}
#endregion isbn-formatter

#region isbn
[NinoCustomFormatter(typeof(IsbnFormatter))]
public sealed class Isbn(long number)
{
    public long Number { get; internal set; } = number;
}
#endregion isbn

#region interval
[NinoCustomFormatter(typeof(IntervalFormatter<>))]
public readonly struct Interval<T>(T from, T to)
{
    public T From => from;

    public T To => to;
}
#endregion interval

#region interval-formatter
public sealed class IntervalFormatter<T> : NinoFormatter<Interval<T>>
{
    public override void Serialize(Interval<T> value, ref Writer writer)
    {
        NinoSerializer.Serialize(value.From, ref writer);
        NinoSerializer.Serialize(value.To, ref writer);
    }

    public override void Deserialize(out Interval<T> value, ref Reader reader)
    {
        NinoDeserializer.Deserialize(out T? from, ref reader);
        NinoDeserializer.Deserialize(out T? to, ref reader);
        value = new Interval<T>(from!, to!);
    }

    public override void DeserializeRef(ref Interval<T> value, ref Reader reader) =>
        Deserialize(out value, ref reader);
}
#endregion interval-formatter

#region name-table
/// <summary>
/// Writes the names of a table by their index; without a table, as they are.
/// </summary>
public sealed class NameTableFormatter(IReadOnlyList<string> names)
    : NinoFormatter<string?>
{
    private readonly IReadOnlyList<string> _names = names.Count <= byte.MaxValue
        ? names
        : throw new ArgumentException("At most 255 names.", nameof(names));

    public NameTableFormatter() : this([])
    {
    }

    public override void Serialize(string? value, ref Writer writer)
    {
        int index = 0;
        while (index < _names.Count && _names[index] != value)
        {
            index++;
        }

        writer.Write((byte)index);
        if (index == _names.Count)
        {
            writer.Write(value);
        }
    }

    public override void Deserialize(out string? value, ref Reader reader)
    {
        reader.Read(out byte index);
        if (index < _names.Count)
        {
            value = _names[index];
        }
        else
        {
            reader.Read(out value);
        }
    }

    public override void DeserializeRef(ref string? value, ref Reader reader) =>
        Deserialize(out value, ref reader);
}
#endregion name-table

#region book
[NinoType]
public sealed class Book
{
    public Isbn? Isbn { get; set; }
    public MailAddress? Publisher { get; set; }
    public Interval<int> Pages { get; set; }

    [NinoCustomFormatter(typeof(NameTableFormatter))]
    public string? Genre { get; set; }
}
#endregion book

internal static class CustomFormattersSamples
{
    [Sample]
    public static void RoundTrip()
    {
        Book book = new() { Isbn = new Isbn(9_783_161_484_100), Publisher = new("a@b.example", "Ada"), Pages = new(1, 320), Genre = "novel" };
        Book copy = NinoDeserializer.Deserialize<Book>(NinoSerializer.Serialize(book))!;

        Check.Equal(book.Isbn.Number, copy.Isbn!.Number);
        Check.Equal(book.Publisher, copy.Publisher);
        Check.Equal((1, 320), (copy.Pages.From, copy.Pages.To));
        Check.Equal("novel", copy.Genre);
        Check.Equal(null, NinoDeserializer.Deserialize<Book>(NinoSerializer.Serialize(new Book()))!.Publisher);
    }

    [Sample]
    public static void BadBytes_AreLocated()
    {
        Check.Throws<NinoException>(() => NinoSerializer.Serialize(new Book { Isbn = new Isbn(long.MaxValue) }));
        Check.Throws<NinoException>(() => NinoSerializer.Serialize(new Book { Isbn = new Isbn(-1) }));

        byte[] bytes = NinoSerializer.Serialize(new Book { Isbn = new Isbn(0) });
        bytes.AsSpan(2, 6).Fill(0xFF);
        NinoException exception = Check.Throws<NinoException>(() => NinoDeserializer.Deserialize<Book>(bytes));
        Check.Equal("Isbn", exception.Path);
    }

    [Sample]
    public static void State()
    {
        #region state
        var book = new Book { Genre = "poem" };
        var names = new NameTableFormatter(["novel", "poem"]);
        NinoOptions options = NinoOptions.Default.WithFormatter(names);

        byte[] packed = NinoSerializer.Serialize(book, options);
        Book? copy = NinoDeserializer.Deserialize<Book>(packed, options);
        #endregion state

        Check.Equal("poem", copy?.Genre);
        Check.Throws<ArgumentException>(() => new NameTableFormatter(new string[256]));
        Check.Equal(NinoSerializer.Serialize(book).Length - 5, packed.Length);
    }
}
