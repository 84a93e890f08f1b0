using System;
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;
using Nino.Contract;
using Nino.Generator.Parsing;

namespace Nino.Analyzers.Rules;

/// <summary>NINO032.</summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
internal sealed class LostFieldsAnalyzer() : TypeAnalyzer(Descriptor)
{
    private static readonly DiagnosticDescriptor Descriptor = new(
        RuleIds.LostFields,
        "Non-public state is lost",
        "'{0}' of '{1}' is not written because it is not public: say containNonPublicMembers: true, or mark it [NinoIgnore]",
        Rule.Category,
        DiagnosticSeverity.Warning,
        isEnabledByDefault: true,
        helpLinkUri: HelpLinks.Of(RuleIds.LostFields));

    private protected override void Analyze(AnalyzedType type)
    {
        // An inline array is written as its elements.
        if (!type.HasContract || type.HasFormatter || type.Symbol.FindNamed("InlineArrayAttribute") is not null || type.Rules is not { AutoCollect: true, ContainNonPublicMembers: false } rules)
        {
            return;
        }

        IReadOnlyList<DeclaredMember> members = type.Members;
        HashSet<string> written = new(members.Where(member => member.IsWritten(rules)).Select(member => member.BareName), StringComparer.OrdinalIgnoreCase);
        foreach (DeclaredMember member in members)
        {
            if (member is { IsMarked: false, IsPublic: false, Obstacle: null, HoldsValue: true } && !written.Contains(member.BareName) && (type.Symbol.IsValueType ? !Dataless.Is(member.Type) : IsGiven(type.Symbol, written.Count, member)))
            {
                type.Report(member.Symbol, [type.PlaceOf(Providers.AttributeFor(type.Symbol))], member.Name, type.Name);
            }
        }
    }

    /// <summary>Whether a field of a class is part of its value, and not of how it works: a constructor takes it, or the class has nothing else.</summary>
    private static bool IsGiven(INamedTypeSymbol type, int written, DeclaredMember member) => IsData(member.Type)
        && ((written == 0 && type.BaseType is { SpecialType: SpecialType.System_Object })
            || type.InstanceConstructors.Any(constructor => constructor.DeclaredAccessibility != Accessibility.Private
                && constructor.Parameters.Any(parameter => ParameterNames.IsSame(parameter.Name, member.BareName))));

    /// <summary>Whether a type is more than a service that a constructor is given.</summary>
    private static bool IsData(ITypeSymbol type) => !Dataless.Is(type)
        && (type.IsValueType || type is IArrayTypeSymbol or { SpecialType: SpecialType.System_String } || NinoTypes.IsNinoType(type) || type.ContainingNamespace?.ToDisplayString().StartsWith("System.Collections", StringComparison.Ordinal) == true);
}
