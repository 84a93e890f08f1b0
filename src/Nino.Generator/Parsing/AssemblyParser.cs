using System.Linq;
using Microsoft.CodeAnalysis;
using Nino.Generator.Model;

namespace Nino.Generator.Parsing;

internal static class AssemblyParser
{
    private const string ModuleInitializer = "System.Runtime.CompilerServices.ModuleInitializerAttribute";

    public static AssemblyModel Parse(Compilation compilation) => new(
        Names.Sanitize(compilation.AssemblyName ?? "") + "Formatters",
        !compilation.GetTypesByMetadataName(ModuleInitializer).Any(type => compilation.IsSymbolAccessibleWithin(type, compilation.Assembly)));
}
