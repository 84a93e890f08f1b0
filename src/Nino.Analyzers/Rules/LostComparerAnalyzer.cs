using System.Collections.Immutable;
using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;
using Nino.Contract;

namespace Nino.Analyzers.Rules;

/// <summary>NINO040.</summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
internal sealed class LostComparerAnalyzer : DiagnosticAnalyzer
{
    private static readonly DiagnosticDescriptor Descriptor = Rule.Warning(
        RuleIds.LostComparer,
        "Comparer of a collection is lost",
        "'{0}' of '{1}' loses its comparer when it is read: {2}");

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
            || !TakesComparer(((ISymbolInitializerOperation)context.Operation).Value)
            || NinoTypes.RulesOf(member.ContainingType) is not { } rules
            || member.ContainingType.Has("NinoCustomFormatterAttribute")
            || !DeclaredMember.Of(member.ContainingType).Any(declared => SymbolEqualityComparer.Default.Equals(declared.Symbol, member) && declared.Custom is null && declared.IsIncluded(rules))
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
            : IsMadeFromMembers(holder) ? $"'{holder.Name}' is made from what is read, because it has init-only or required members, or a constructor with parameters makes it"
            : !isSet ? null
            : KeptComparers.AreKeptBy(type) ? null
            : $"a '{type.ToDisplayString(SymbolDisplayFormat.MinimallyQualifiedFormat)}' that can be set is made anew; without a setter a collection is filled where it is";
    }

    /// <summary>Whether members are read before there is an instance: for the parameters of what makes it, or for its initializer.</summary>
    private static bool IsMadeFromMembers(INamedTypeSymbol type)
    {
        IMethodSymbol[] methods = type.GetMembers().OfType<IMethodSymbol>().ToArray();
        IMethodSymbol? maker = methods.FirstOrDefault(method => method.Has("NinoRefDeserializationAttribute"))
            ?? methods.FirstOrDefault(method => method.Has("NinoConstructorAttribute"))
            ?? (type.IsRecord ? DeclaredMember.PrimaryConstructor(type) : null)
            ?? type.InstanceConstructors.FirstOrDefault(constructor => constructor.Parameters.IsEmpty);

        // What makes an instance of an abstract class is told by the derived one.
        return (!type.IsAbstract && maker is not { Parameters.IsEmpty: true })
            || NinoTypes.Ancestors(type).Prepend(type).Any(level => level.GetMembers().Any(member => IsInitialized(member, NinoTypes.RulesOf(level), maker)));
    }

    /// <summary>Whether a member stands in the initializer of its type.</summary>
    private static bool IsInitialized(ISymbol member, TypeRules? rules, IMethodSymbol? maker) =>
        RequiredMembers.IsRequired(member)
            ? maker is null || !RequiredMembers.AreSetBy(maker)
            : member is IPropertySymbol { SetMethod.IsInitOnly: true } && (rules is not { } known || new DeclaredMember(member, null).IsIncluded(known));
}
