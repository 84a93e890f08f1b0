using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Nino.Core;

namespace Nino.ApiReference;

/// <summary>The public types of Nino.Core with their comments.</summary>
internal sealed class ApiAssembly
{
    private const string FormattersNamespace = "Nino.Core.Formatters";

    private readonly CSharpCompilation _compilation;

    private ApiAssembly(CSharpCompilation compilation, IAssemblySymbol assembly)
    {
        _compilation = compilation;
        ApiType[] all =
        [
            .. PublicTypes(assembly.GlobalNamespace)
                .Where(type => IsFormatter(type) || !ApiType.IsHidden(type))
                .Select(type => new ApiType(type))
                .OrderBy(type => type.PageName, StringComparer.Ordinal),
        ];
        Types = [.. all.Where(type => !IsFormatter(type.Symbol))];
        Formatters = [.. all.Where(type => IsFormatter(type.Symbol))];
    }

    /// <summary>What users call; a page each.</summary>
    public IReadOnlyList<ApiType> Types { get; }

    /// <summary>What generated code names; all on one page.</summary>
    public IReadOnlyList<ApiType> Formatters { get; }

    public static ApiAssembly Load()
    {
        string location = typeof(NinoSerializer).Assembly.Location;
        MetadataReference core = MetadataReference.CreateFromFile(
            location,
            documentation: new CommentFile(Path.ChangeExtension(location, ".xml")));

        // The framework is there so that types of signatures have their names, as in int and Span<byte>.
        string framework = Path.GetDirectoryName(typeof(object).Assembly.Location)!;
        IEnumerable<MetadataReference> references = Directory.EnumerateFiles(framework, "System*.dll")
            .Append(Path.Combine(framework, "netstandard.dll"))
            .Select(file => MetadataReference.CreateFromFile(file));
        CSharpCompilation compilation = CSharpCompilation.Create("ApiReference", references: [core, .. references]);
        return new ApiAssembly(compilation, (IAssemblySymbol)compilation.GetAssemblyOrModuleSymbol(core)!);
    }

    /// <summary>The symbol of a comment's <c>cref</c>.</summary>
    public ISymbol? Find(string documentationId) => DocumentationCommentId.GetFirstSymbolForDeclarationId(documentationId, _compilation);

    /// <summary>Where a symbol is described, relative to the reference; null for what is not ours.</summary>
    public string? AddressOf(ISymbol symbol)
    {
        INamedTypeSymbol? type = symbol as INamedTypeSymbol ?? symbol.ContainingType;
        if (Formatters.Any(other => Same(other, type)))
            return "formatters.md";
        if (Types.FirstOrDefault(other => Same(other, type)) is not ApiType page)
            return null;
        return symbol is IMethodSymbol { MethodKind: MethodKind.Ordinary } or IPropertySymbol or IFieldSymbol
            ? $"{page.PageName}.md#{symbol.Name.ToLowerInvariant()}"
            : $"{page.PageName}.md";
    }

    private static bool Same(ApiType type, INamedTypeSymbol? symbol) =>
        SymbolEqualityComparer.Default.Equals(type.Symbol, symbol?.OriginalDefinition);

    private static IEnumerable<INamedTypeSymbol> PublicTypes(INamespaceSymbol space) =>
        space.GetTypeMembers().Where(type => type.DeclaredAccessibility == Accessibility.Public)
            .Concat(space.GetNamespaceMembers().SelectMany(PublicTypes));

    private static bool IsFormatter(INamedTypeSymbol type) => type.ContainingNamespace.ToDisplayString() == FormattersNamespace;
}
