using System.Collections.Generic;
using System.Linq;
using System.Xml.Linq;
using Microsoft.CodeAnalysis;

namespace Nino.ApiReference;

/// <summary>The parts of a symbol's comment, as Markdown.</summary>
internal sealed class Comment
{
    private readonly XElement _root;
    private readonly CommentText _text;

    private Comment(XElement root, CommentText text)
    {
        _root = root;
        _text = text;
    }

    public string Summary => Part("summary");

    public string Remarks => Part("remarks");

    public string Returns => Part("returns");

    public IReadOnlyList<(string Name, string Meaning)> Parameters => Named("param", "name");

    public IReadOnlyList<(string Name, string Meaning)> TypeParameters => Named("typeparam", "name");

    public IReadOnlyList<(string Name, string Meaning)> Exceptions =>
        [.. _root.Elements("exception").Select(element => (_text.Reference((string?)element.Attribute("cref")), _text.Of(element)))];

    public static Comment Of(ISymbol symbol, ApiAssembly assembly)
    {
        CommentText text = new(assembly);
        XElement root = Parse(symbol);
        return new Comment(root.Element("inheritdoc") is null ? root : Parse(Inherited(symbol) ?? symbol), text);
    }

    private static XElement Parse(ISymbol symbol) =>
        symbol.GetDocumentationCommentXml() is { Length: > 0 } xml ? XElement.Parse(xml, LoadOptions.PreserveWhitespace) : new XElement("member");

    private static ISymbol? Inherited(ISymbol symbol) => symbol switch
    {
        IMethodSymbol { OverriddenMethod: IMethodSymbol method } => method,
        IPropertySymbol { OverriddenProperty: IPropertySymbol property } => property,
        _ => symbol.ContainingType?.AllInterfaces
            .SelectMany(contract => contract.GetMembers(symbol.Name))
            .FirstOrDefault(member => SymbolEqualityComparer.Default.Equals(symbol.ContainingType.FindImplementationForInterfaceMember(member), symbol)),
    };

    private string Part(string name) => _root.Element(name) is XElement element ? _text.Of(element) : "";

    private IReadOnlyList<(string Name, string Meaning)> Named(string element, string attribute) =>
        [.. _root.Elements(element).Select(item => ($"`{(string?)item.Attribute(attribute)}`", _text.Of(item)))];
}
