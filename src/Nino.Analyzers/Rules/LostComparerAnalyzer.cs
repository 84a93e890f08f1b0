using System.Collections.Immutable;
using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Operations;
using Nino.Generator.Parsing;

namespace Nino.Analyzers.Rules;

/// <summary>NINO040.</summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
internal sealed class LostComparerAnalyzer : DiagnosticAnalyzer
{
    private static readonly DiagnosticDescriptor Descriptor = new(
        RuleIds.LostComparer,
        "Comparer of a collection is lost",
        "'{0}' of '{1}' loses its comparer when it is read: {2}",
        Rule.Category,
        DiagnosticSeverity.Warning,
        isEnabledByDefault: true,
        helpLinkUri: HelpLinks.Of(RuleIds.LostComparer));

    /// <inheritdoc />
    public override ImmutableArray<DiagnosticDescriptor> SupportedDiagnostics { get; } = ImmutableArray.Create(Descriptor);

    /// <inheritdoc />
    public override void Initialize(AnalysisContext context)
    {
        context.ConfigureGeneratedCodeAnalysis(GeneratedCodeAnalysisFlags.None);
        context.EnableConcurrentExecution();
        context.RegisterCompilationStartAction(static start =>
        {
            if (KnownSymbols.Of(start.Compilation) is not null)
            {
                start.RegisterOperationAction(Analyze, OperationKind.FieldInitializer, OperationKind.PropertyInitializer);
            }
        });
    }

    private static void Analyze(OperationAnalysisContext context)
    {
        ISymbol? member = context.Operation switch
        {
            IFieldInitializerOperation field => field.InitializedFields.FirstOrDefault(),
            IPropertyInitializerOperation property => property.InitializedProperties.FirstOrDefault(),
            _ => null,
        };
        if (member is not { IsStatic: false }
            || NinoTypes.RulesOf(member.ContainingType) is not { } rules
            || !DeclaredMember.Of(member.ContainingType).Any(declared => SymbolEqualityComparer.Default.Equals(declared.Symbol, member) && declared.IsIncluded(rules))
            || !TakesComparer(((ISymbolInitializerOperation)context.Operation).Value)
            || Obstacle(member) is not { } obstacle)
        {
            return;
        }

        context.ReportDiagnostic(Diagnostic.Create(Descriptor, AnalyzedType.Place(member), member.Name, member.ContainingType.ToDisplayString(SymbolDisplayFormat.MinimallyQualifiedFormat), obstacle));
    }

    /// <summary>Whether a value is made by a constructor of the framework that is given a comparer.</summary>
    private static bool TakesComparer(IOperation value) => WithoutConversion(value) is IObjectCreationOperation { Type: INamedTypeSymbol { Arity: > 0 } made } creation
        && made.ContainingNamespace.ToDisplayString().StartsWith("System.Collections", System.StringComparison.Ordinal)
        && creation.Arguments.Any(argument => WithoutConversion(argument.Value) is { ConstantValue.HasValue: false, Type: { } type } && IsComparer(type));

    private static bool IsComparer(ITypeSymbol type) => type.AllInterfaces.Concat([type]).Any(contract =>
        contract is { TypeKind: TypeKind.Interface, Name: "IEqualityComparer" or "IComparer", ContainingNamespace: { Name: "Generic" } scope } && scope.ToDisplayString() == "System.Collections.Generic");

    private static IOperation WithoutConversion(IOperation value) => value is IConversionOperation { IsImplicit: true, Operand: var operand } ? WithoutConversion(operand) : value;

    /// <summary>Why nothing keeps the comparer of a member, or null.</summary>
    private static string? Obstacle(ISymbol member)
    {
        INamedTypeSymbol holder = member.ContainingType;
        IPropertySymbol? property = member as IPropertySymbol;
        ITypeSymbol type = property?.Type ?? ((IFieldSymbol)member).Type;
        bool isSet = property is null ? !((IFieldSymbol)member).IsReadOnly : property.SetMethod is not null;
        return holder.TypeKind != TypeKind.Class ? "a struct is made from what is read"
            : IsMadeFromMembers(holder) ? $"'{holder.Name}' is made from what is read, because it has init-only or required members, or no constructor without parameters"
            : !isSet ? null
            : KeptComparers.AreKeptBy(type) ? null
            : $"a '{type.ToDisplayString(SymbolDisplayFormat.MinimallyQualifiedFormat)}' that can be set is made anew; without a setter a collection is filled where it is";
    }

    private static bool IsMadeFromMembers(INamedTypeSymbol type) =>
        !type.InstanceConstructors.Any(constructor => constructor.Parameters.IsEmpty)
        || NinoTypes.Ancestors(type).Prepend(type).SelectMany(level => level.GetMembers()).Any(member => member switch
        {
            IPropertySymbol property => property.IsRequired || property.SetMethod is { IsInitOnly: true },
            IFieldSymbol field => field.IsRequired,
            _ => false,
        });
}
