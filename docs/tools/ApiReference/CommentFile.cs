using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using System.Threading;
using System.Xml.Linq;
using Microsoft.CodeAnalysis;

namespace Nino.ApiReference;

/// <summary>The comments that the compiler wrote beside the assembly.</summary>
internal sealed class CommentFile(string file) : DocumentationProvider
{
    private readonly Dictionary<string, string> _members = XDocument.Load(file, LoadOptions.PreserveWhitespace)
        .Descendants("member")
        .ToDictionary(member => (string)member.Attribute("name")!, member => member.ToString(SaveOptions.DisableFormatting));

    public override bool Equals(object? other) => ReferenceEquals(this, other);

    public override int GetHashCode() => _members.GetHashCode();

    protected override string? GetDocumentationForSymbol(
        string documentationMemberID,
        CultureInfo preferredCulture,
        CancellationToken cancellationToken = default) => _members.GetValueOrDefault(documentationMemberID);
}
