using System.Linq;
using Microsoft.CodeAnalysis;

namespace Nino.Analyzers.Rules;

/// <summary>NINO031.</summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
internal sealed class ReferenceKeyAnalyzer() : TypeAnalyzer(Descriptor)
{
    private static readonly DiagnosticDescriptor Descriptor = Rule.Warning(
        RuleIds.ReferenceKey,
        "Key compares by reference",
        "'{0}' finds its elements by '{1}', which has no Equals: what is read is a new instance and never equal to another");

    private protected override void Analyze(AnalyzedType type)
    {
        if (!type.HasContract || type.HasFormatter)
        {
            return;
        }

        foreach (DeclaredMember member in type.Members)
        {
            if (member.Custom is null && member.IsIncluded(type.Rules!.Value) && FindKey(type.Known, member.Type, []) is { } key)
            {
                type.Report(member.Symbol, [AnalyzedType.Place(key.OriginalDefinition)], member.Name, key.ToDisplayString(SymbolDisplayFormat.MinimallyQualifiedFormat));
            }
        }
    }

    private static INamedTypeSymbol? FindKey(KnownSymbols known, ITypeSymbol type, HashSet<ITypeSymbol> seen)
    {
        if (type is IArrayTypeSymbol array)
        {
            return FindKey(known, array.ElementType, seen);
        }

        if (type is not INamedTypeSymbol { TypeKind: TypeKind.Class or TypeKind.Struct or TypeKind.Interface } named || NinoTypes.IsNinoType(type) || !seen.Add(type))
        {
            return null;
        }

        // Sorted collections compare, which Equals has no part in.
        if (!named.Name.Contains("Sorted")
            && known.Keyed.FindIn(named) is { } contract
            && contract.TypeArguments[0] is INamedTypeSymbol key
            && ComparesByReference(key))
        {
            return key;
        }

        return named.TypeArguments.Select(argument => FindKey(known, argument, seen)).FirstOrDefault(found => found is not null);
    }

    private static bool ComparesByReference(INamedTypeSymbol type) =>
        type is { TypeKind: TypeKind.Class, IsAbstract: false, IsRecord: false }
        && NinoTypes.IsNinoType(type)
        && !Ancestry(type).Any(HasEquals)
        && !type.AllInterfaces.Any(contract => contract is { Name: "IEquatable", Arity: 1 });

    private static bool HasEquals(INamedTypeSymbol type) => type.GetMembers("Equals").Any(member => member.IsOverride);

    private static IEnumerable<INamedTypeSymbol> Ancestry(INamedTypeSymbol type)
    {
        for (INamedTypeSymbol? level = type; level is not null; level = level.BaseType)
        {
            yield return level;
        }
    }
}
