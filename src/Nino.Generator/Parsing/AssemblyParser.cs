using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Nino.Generator.Parsing;

internal static class AssemblyParser
{
    private const string ModuleInitializer = "System.Runtime.CompilerServices.ModuleInitializerAttribute";

    private const LanguageVersion FirstWithFileTypes = (LanguageVersion)1100;

    public static AssemblyModel Parse(Compilation compilation) => new(
        SourceName(compilation),
        NeedsModuleInitializer(compilation),
        ((CSharpCompilation)compilation).LanguageVersion >= FirstWithFileTypes);

    /// <summary>Formatters of types in a namespace of this name are in one beside the class, which ends in an underscore then.</summary>
    private static string SourceName(Compilation compilation)
    {
        string name = Names.Sanitize(compilation.AssemblyName ?? "") + "Formatters";
        while (compilation.GlobalNamespace.GetMembers(name).Any(member => member.Kind == SymbolKind.Namespace))
        {
            name += "_";
        }

        return name;
    }

    /// <summary>Whether there is no attribute that can be named: none at all, or those of several assemblies, as friends for an older framework bring theirs.</summary>
    private static bool NeedsModuleInitializer(Compilation compilation)
    {
        INamedTypeSymbol[] known = compilation.GetTypesByMetadataName(ModuleInitializer)
            .Where(type => compilation.IsSymbolAccessibleWithin(type, compilation.Assembly))
            .ToArray();
        return known.Length != 1 && !known.Any(type => SymbolEqualityComparer.Default.Equals(type.ContainingAssembly, compilation.Assembly));
    }
}
