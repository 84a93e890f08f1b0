using System.Collections.Generic;
using System.Net.Mail;
using Nino.Core;

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
