using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;

namespace Nino.ApiReference;

/// <summary>A type with its members; overloads stand under one heading.</summary>
internal sealed class TypePage(ApiAssembly assembly, ApiType type, Language language) : Page(type.PageName)
{
    protected override void Write()
    {
        Heading(1, CommentText.Escape(type.Name));
        Describe(type.Symbol, Signature.OfType(type.Symbol));
        Section(language.Constructors, type.Constructors);
        Section(language.Fields, type.Fields);
        Section(language.Properties, type.Properties);
        Section(language.Methods, type.Methods);
    }

    private void Section(string heading, IEnumerable<ISymbol> members)
    {
        ISymbol[] all = [.. members];
        if (all.Length == 0)
            return;

        Heading(2, heading);
        foreach (IGrouping<string, ISymbol> overloads in all.GroupBy(member => member is IMethodSymbol { MethodKind: MethodKind.Constructor }
            ? type.Symbol.Name
            : member.Name))
        {
            Heading(3, CommentText.Escape(overloads.Key));
            foreach (ISymbol member in overloads)
                Describe(member, Signature.OfMember(member));
        }
    }

    private void Describe(ISymbol symbol, string signature)
    {
        Comment comment = Comment.Of(symbol, assembly);
        Code(signature);
        Paragraph(comment.Summary);
        Table(language.TypeParameters, language.Meaning, comment.TypeParameters);
        Table(language.Parameters, language.Meaning, comment.Parameters);
        if (comment.Returns.Length > 0)
            Paragraph($"**{language.Returns}**: {comment.Returns}");
        Table(language.Throws, language.Meaning, comment.Exceptions);
        Paragraph(comment.Remarks);
    }
}
