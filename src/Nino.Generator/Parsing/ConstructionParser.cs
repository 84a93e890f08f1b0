using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Nino.Contract;

namespace Nino.Generator.Parsing;

/// <summary>Reads the constructors and factories of a type.</summary>
internal sealed class ConstructionParser(ParseContext context, INamedTypeSymbol type, IEnumerable<MemberSymbol> candidates)
    : ConstructionRules<IMethodSymbol, IParameterSymbol, MemberSymbol>(candidates)
{
    private const string Mark = "NinoConstructorAttribute";

    protected override IMethodSymbol? Pool => Pools.Of(type);

    protected override IMethodSymbol? Marked => type.GetMembers()
        .OfType<IMethodSymbol>()
        .Where(method => method.MethodKind == MethodKind.Constructor
            || method is { IsStatic: true, MethodKind: MethodKind.Ordinary, Arity: 0 } && SymbolEqualityComparer.Default.Equals(method.ReturnType, type))
        .FirstOrDefault(method => method.Has(Mark) && (!IsFactory(method) || IsAccessible(method)));

    protected override IMethodSymbol? Primary => PrimaryConstructor(type);

    protected override IEnumerable<IMethodSymbol> Constructors => type.InstanceConstructors
        .Where(constructor => !(constructor.IsImplicitlyDeclared && IsStruct));

    protected override bool ContainsNonPublic => NinoTypes.RulesOf(type) is { ContainNonPublicMembers: true };

    protected override bool IsStruct => type.IsValueType;

    protected override bool IsMemory => IsStruct && !NinoTypes.IsNinoType(type) && !Accessors.IsReflected(context, type);

    protected override bool IsRecord => type.IsRecord;

    /// <summary>The constructor that a record's parameter list declares. Metadata tells it by the <c>Deconstruct</c> that the compiler made for it.</summary>
    public static IMethodSymbol? PrimaryConstructor(INamedTypeSymbol type) => type.DeclaringSyntaxReferences.Length > 0
        ? type.InstanceConstructors.FirstOrDefault(constructor =>
            constructor.DeclaringSyntaxReferences.Any(reference => reference.GetSyntax() is RecordDeclarationSyntax { ParameterList.Parameters.Count: > 0 }))
        : type.GetMembers("Deconstruct").OfType<IMethodSymbol>().FirstOrDefault(method => method.IsGenerated()) is { } parts
            ? type.InstanceConstructors.FirstOrDefault(constructor => IsInverse(parts, constructor))
            : null;

    protected override bool HoldsOnly(IReadOnlyList<MemberSymbol> members) => NinoTypes.Ancestors(type).Prepend(type)
        .TakeWhile(level => level.SpecialType != SpecialType.System_Object)
        .All(level => context.IsOwn(level) && !KeepsParameters(level) && UnmarkedStructs.Fields(level).All(field =>
            field.Type.TypeKind == TypeKind.Delegate || members.Any(member => SymbolEqualityComparer.Default.Equals(member.Symbol, (ISymbol?)BackingFields.PropertyOf(field) ?? field))));

    protected override bool IsFactory(IMethodSymbol method) => method.MethodKind != MethodKind.Constructor;

    protected override bool IsAccessible(IMethodSymbol constructor) => context.IsAccessible(constructor);

    protected override bool SetsRequired(IMethodSymbol method) => RequiredMembers.AreSetBy(method);

    protected override bool IsCopy(IMethodSymbol constructor) =>
        constructor.Parameters.Length == 1 && SymbolEqualityComparer.Default.Equals(constructor.Parameters[0].Type, type);

    protected override IReadOnlyList<string?> NamesOf(IMethodSymbol marked) =>
        marked.Find(Mark)!.ConstructorArguments.FirstOrDefault() is { Kind: TypedConstantKind.Array, IsNull: false } names
            ? names.Values.Select(value => value.Value as string).ToArray()
            : [];

    protected override IReadOnlyList<IParameterSymbol> Parameters(IMethodSymbol method) => method.Parameters;

    protected override string Name(IParameterSymbol parameter) => parameter.Name;

    protected override bool HasDefault(IParameterSymbol parameter) => parameter.HasExplicitDefaultValue || parameter is { IsParams: true, Type: IArrayTypeSymbol };

    protected override bool IsVariable(IParameterSymbol parameter) => parameter.RefKind is not (RefKind.None or RefKind.In);

    protected override bool Fits(IParameterSymbol parameter, MemberSymbol member) => !IsVariable(parameter) && IsImplicit(member.Type, parameter.Type);

    /// <summary>Whether a class has parameters, which it may keep in fields that the compiler does not show.</summary>
    private static bool KeepsParameters(INamedTypeSymbol level) => level.InstanceConstructors.Any(constructor =>
        constructor.Parameters.Length > 0 && constructor.DeclaringSyntaxReferences.Any(reference => reference.GetSyntax() is ClassDeclarationSyntax));

    private static bool IsInverse(IMethodSymbol parts, IMethodSymbol constructor) => parts.Parameters.Length == constructor.Parameters.Length
        && parts.Parameters.Zip(constructor.Parameters, (part, parameter) => part.Name == parameter.Name && SymbolEqualityComparer.Default.Equals(part.Type, parameter.Type)).All(same => same);

    /// <summary>Whether there is a conversion that reflection has too: not those of tuples and spans.</summary>
    private bool IsImplicit(ITypeSymbol from, ITypeSymbol to) =>
        ((CSharpCompilation)context.Compilation).ClassifyConversion(from, to) is { IsImplicit: true, IsUserDefined: false } conversion
        && (conversion.IsIdentity || conversion.IsReference || conversion.IsBoxing || conversion.IsNumeric || (conversion.IsNullable && IsImplicit(Nullables.ValueOf(from), Nullables.ValueOf(to))));
}
