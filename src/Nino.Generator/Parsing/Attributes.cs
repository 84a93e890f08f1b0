using System.Linq;
using Microsoft.CodeAnalysis;

namespace Nino.Generator.Parsing;

/// <summary>Attributes on symbols: those of Nino, and the mark of what the compiler made.</summary>
internal static class Attributes
{
    public const string NinoType = "Nino.Core.NinoTypeAttribute";
    public const string NinoSerializable = "Nino.Core.NinoSerializableAttribute";

    public const string NinoCustomFormatter = "Nino.Core.NinoCustomFormatterAttribute";

    public const string InlineArray = "System.Runtime.CompilerServices.InlineArrayAttribute";

    public const string StructLayout = "System.Runtime.InteropServices.StructLayoutAttribute";

    public static IEnumerable<AttributeData> FindAll(this ISymbol symbol, string name) => symbol.GetAttributes().Where(attribute => attribute.Is(name));

    public static AttributeData? Find(this ISymbol symbol, string name)
    {
        foreach (AttributeData attribute in symbol.GetAttributes())
        {
            if (attribute.Is(name))
            {
                return attribute;
            }
        }

        return null;
    }

    public static bool Has(this ISymbol symbol, string name) => symbol.Find(name) is not null;

    /// <summary>An attribute of the framework, which assemblies may also bring themselves: by its full name, whatever assembly it is in.</summary>
    public static AttributeData? FindNamed(this ISymbol symbol, string name) => symbol.GetAttributes().FirstOrDefault(attribute => attribute.IsNamed(name));

    /// <summary>Whether it has a full name.</summary>
    public static bool IsNamed(this AttributeData attribute, string name) =>
        attribute.AttributeClass is { } type && name.EndsWith(type.Name, StringComparison.Ordinal) && type.ToDisplayString() == name;

    /// <summary>Whether metadata says that the compiler made a member.</summary>
    public static bool IsGenerated(this ISymbol symbol) => symbol.FindNamed("System.Runtime.CompilerServices.CompilerGeneratedAttribute") is not null;

    /// <summary>The value of a constructor argument, or null.</summary>
    public static object? Argument(this AttributeData attribute, int index) =>
        index < attribute.ConstructorArguments.Length && attribute.ConstructorArguments[index] is { Kind: not TypedConstantKind.Array } argument ? argument.Value : null;

    private static bool Is(this AttributeData attribute, string name) =>
        attribute.AttributeClass is { ContainingNamespace: { Name: "Core", ContainingNamespace: { Name: "Nino", ContainingNamespace.IsGlobalNamespace: true } } } type
        && type.Name == name;
}
