using System.Collections.Concurrent;
using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;
using Nino.Contract;

namespace Nino.Analyzers.Rules;

/// <summary>NINO032.</summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
internal sealed class LostFieldsAnalyzer() : TypeAnalyzer(Descriptor)
{
    private static readonly DiagnosticDescriptor Descriptor = Rule.Warning(
        RuleIds.LostFields,
        "Non-public state is lost",
        "'{0}' of '{1}' is not written because it is {2}");

    /// <summary>Parameters of a type that its methods refer to are kept in fields that nothing writes.</summary>
    private protected override void Register(CompilationStartAnalysisContext start, KnownSymbols symbols)
    {
        base.Register(start, symbols);
        start.RegisterSymbolStartAction(type => FindCaptured(type, symbols), SymbolKind.NamedType);
    }

    private protected override void Analyze(AnalyzedType type)
    {
        // An inline array is written as its elements.
        if (!type.HasContract || type.HasFormatter || type.Symbol.FindNamed(Attributes.InlineArray) is not null || type.Rules is not { AutoCollect: true, ContainNonPublicMembers: false } rules)
        {
            return;
        }

        IReadOnlyList<DeclaredMember> members = type.Members;
        HashSet<string> written = Written(members, rules);
        foreach (DeclaredMember member in members)
        {
            if (member is { IsMarked: false, IsPublic: false, Obstacle: null, HoldsValue: true } && !written.Contains(member.BareName) && (type.Symbol.IsValueType ? !Dataless.Is(member.Type) : IsGiven(type.Symbol, written.Count, member)))
            {
                type.ReportNonPublic(member.Symbol, member.Name, type.Name, "not public: say containNonPublicMembers: true, or mark it [NinoIgnore]");
            }
        }
    }

    private static void FindCaptured(SymbolStartAnalysisContext type, KnownSymbols symbols)
    {
        if (type.Symbol is not INamedTypeSymbol { IsRecord: false, TypeKind: TypeKind.Class or TypeKind.Struct } symbol
            || DeclaredMember.PrimaryConstructor(symbol) is not { } primary
            || NinoTypes.RulesOf(symbol) is not { AutoCollect: true }
            || primary.Has("NinoConstructorAttribute"))
        {
            return;
        }

        ConcurrentDictionary<string, bool> captured = [];
        type.RegisterOperationAction(
            reference =>
            {
                IParameterSymbol parameter = ((IParameterReferenceOperation)reference.Operation).Parameter;
                if (IsSame(parameter.ContainingSymbol, primary) && reference.ContainingSymbol is IMethodSymbol user && !IsSame(user, primary) && reference.Operation.Parent is not INameOfOperation)
                {
                    captured[parameter.Name] = true;
                }
            },
            OperationKind.ParameterReference);
        type.RegisterSymbolEndAction(end => ReportCaptured(new AnalyzedType(end, symbols, Descriptor), primary.Parameters.Where(parameter => captured.ContainsKey(parameter.Name))));
    }

    /// <summary>A class that cannot be made without the parameter is reported for that (NINO020).</summary>
    private static void ReportCaptured(AnalyzedType type, IEnumerable<IParameterSymbol> captured)
    {
        if (type.HasFormatter || type.Rules is not { } rules)
        {
            return;
        }

        HashSet<string> written = Written(type.Members, rules);
        foreach (IParameterSymbol parameter in captured)
        {
            if (!written.Contains(parameter.Name) && (type.Symbol.IsValueType ? !Dataless.Is(parameter.Type) : IsData(parameter.Type) && (type.Symbol.InstanceConstructors.Length > 1 || parameter.HasExplicitDefaultValue)))
            {
                type.Report(parameter, parameter.Name, type.Name, "a parameter that the type captures: keep it in a field or property");
            }
        }
    }

    private static HashSet<string> Written(IEnumerable<DeclaredMember> members, TypeRules rules) =>
        new(members.Where(member => member.IsWritten(rules)).Select(member => member.BareName), StringComparer.OrdinalIgnoreCase);

    private static bool IsSame(ISymbol one, ISymbol other) => SymbolEqualityComparer.Default.Equals(one, other);

    /// <summary>Whether a field of a class is part of its value, and not of how it works: a constructor takes it, or the class has nothing else.</summary>
    private static bool IsGiven(INamedTypeSymbol type, int written, DeclaredMember member) => IsData(member.Type)
        && ((written == 0 && type.BaseType is { SpecialType: SpecialType.System_Object })
            || type.InstanceConstructors.Any(constructor => constructor.DeclaredAccessibility != Accessibility.Private
                && constructor.Parameters.Any(parameter => ParameterNames.IsSame(parameter.Name, member.BareName))));

    /// <summary>Whether a type is more than a service that a constructor is given.</summary>
    private static bool IsData(ITypeSymbol type) => !Dataless.Is(type)
        && (type.IsValueType || type is IArrayTypeSymbol or { SpecialType: SpecialType.System_String } || NinoTypes.IsNinoType(type) || type.ContainingNamespace?.ToDisplayString().StartsWith("System.Collections", StringComparison.Ordinal) == true);
}
