using System.Collections.Generic;
using System.Net.Mail;
using Nino.Core;
using Nino.Tests.Kit;

namespace Nino.Tests.CustomFormatters;

[NinoType]
public sealed class Book
{
    public Isbn? Isbn;

    public MailAddress? Publisher;

    public Interval<int> Pages;

    [NinoCustomFormatter(typeof(NameTableFormatter))]
    public string? Genre;

    public List<Isbn?>? Related;

    public Dictionary<Interval<int>, MailAddress?>? Reviewers;

    public (MailAddress?, Interval<string?>?)[]? Loans;

    public object? Extra;
}

public sealed class BookTests : FormatterTests<Book>
{
    protected override IEnumerable<Book> Values =>
    [
        new(),
        new()
        {
            Isbn = new(9_783_161_484_100),
            Publisher = new("a@b.example"),
            Pages = new(1, 320),
            Genre = "novel",
            Related = [new(1), null, new(2)],
            Reviewers = new() { [new(1, 2)] = new("c@d.example"), [new(3, 4)] = null },
            Loans = [(new("e@f.example"), new("x", null)), (null, null)],
            Extra = new Isbn(7),
        },
        new() { Extra = new Interval<int>(5, 6) },
    ];
}
