using System;
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Nino.Generator.Model;

namespace Nino.Generator.Parsing;

/// <summary>
/// Members of a class that no class derived in another assembly has: the compiler does not show it private and internal
/// members. Their names stand in the formatter, because reference assemblies, which builds hand to each other, lack them.
/// </summary>
internal static class HiddenMembers
{
    private const string Separator = ", ";

    /// <summary>What the class hides from other assemblies.</summary>
    public static string Of(ParseContext context, INamedTypeSymbol type) =>
        type is { TypeKind: TypeKind.Class, IsSealed: false } && context.ContractOf(type) is { Candidates: var candidates, Construction: var construction }
            ? string.Join(Separator, candidates
                .Where(member => member is { IsMember: true, IsShown: false } && construction.CanSet(member) && SymbolEqualityComparer.Default.Equals(member.Symbol.ContainingType, type))
                .Select(member => member.Name))
            : "";

    /// <summary>Reports base classes in other assemblies of which a type leaves out members, unless a base class of this assembly does already.</summary>
    public static void Report(ParseContext context, INamedTypeSymbol type, List<DiagnosticModel> diagnostics)
    {
        if (NinoTypes.Ancestors(type).TakeWhile(context.IsOwn).Any(NinoTypes.IsNinoType))
        {
            return;
        }

        foreach (INamedTypeSymbol level in NinoTypes.Ancestors(type).Where(level => !context.IsOwn(level) && context.Bases.RulesOf(level, type) is not null))
        {
            if (Missing(context, type, level) is { Length: > 0 } missing)
            {
                diagnostics.Add(new DiagnosticModel("NINO028", Locations.Of(type), new[] { type.ToDisplayString(), missing, level.ToDisplayString() }.ToEquatable()));
            }
        }
    }

    private static string Missing(ParseContext context, INamedTypeSymbol type, INamedTypeSymbol level)
    {
        if (ForeignFormatters.Of(context, level) is not { } formatter)
        {
            return context.Bases.RulesOf(level, type) is { ContainNonPublicMembers: true } ? "private and internal members" : "";
        }

        string hidden = formatter.GetMembers(nameof(TypeModel.HiddenMembers)).OfType<IFieldSymbol>().FirstOrDefault()?.ConstantValue as string ?? "";
        ContractSymbol contract = context.ContractOf(type);
        HashSet<string> shown = new(contract.Candidates
            .Where(member => SymbolEqualityComparer.Default.Equals(member.Symbol.ContainingType, level) && (type.IsAbstract || contract.Construction.CanSet(member)))
            .Select(member => member.Name));
        return string.Join(Separator, hidden.Split([Separator], StringSplitOptions.RemoveEmptyEntries).Where(name => !shown.Contains(name)).Select(name => $"'{name}'"));
    }
}
