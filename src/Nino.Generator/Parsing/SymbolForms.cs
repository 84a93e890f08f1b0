using System.Linq;
using Microsoft.CodeAnalysis;
using Nino.Contract;

namespace Nino.Generator.Parsing;

/// <summary>Answers what the rules of forms ask about symbols.</summary>
internal sealed class SymbolForms(ParseContext context) : FormRules<ITypeSymbol>
{
    private readonly Dictionary<INamedTypeSymbol, IReadOnlyList<ITypeSymbol>> _held = new(SymbolEqualityComparer.Default);

    /// <summary>What a collection or an inline array holds that its own name does not tell; nothing of any other type.</summary>
    public IReadOnlyList<ITypeSymbol> HeldBy(INamedTypeSymbol type)
    {
        if (type.SpecialType != SpecialType.None)
        {
            return [];
        }

        if (!_held.TryGetValue(type, out IReadOnlyList<ITypeSymbol>? held))
        {
            held = Of(type, default) is { Kind: FormKind.UserCollection or FormKind.InlineArray, Parts: var parts } ? parts : [];
            _held.Add(type, held);
        }

        return held;
    }

    /// <summary>The type of the framework that is read in the place of an interface, or null.</summary>
    public ITypeSymbol? ReadInPlaceOf(ITypeSymbol type) =>
        KnownGenerics.Interfaces.TryGetValue(NameOf(type), out string? read) ? Close(read, type, ArgumentsOf(type)) : null;

    protected override bool IsParameter(ITypeSymbol type) => type is ITypeParameterSymbol;

    protected override bool HasCustom(ITypeSymbol type) => context.Customs.Of(type) is not null;

    protected override bool CanBeNamed(ITypeSymbol type) => type switch
    {
        INamedTypeSymbol named => named is { IsUnboundGenericType: false, IsRefLikeType: false } && named.TypeKind != TypeKind.Error && context.IsAccessible(named) && NinoTypes.CanBeArgument(named) && context.UnnamableParameter(named) is null,
        _ => type is IArrayTypeSymbol or IDynamicTypeSymbol,
    };

    protected override int RankOf(ITypeSymbol type) => (type as IArrayTypeSymbol)?.Rank ?? 0;

    protected override ITypeSymbol ElementOf(ITypeSymbol type) => ((IArrayTypeSymbol)type).ElementType;

    protected override bool IsText(ITypeSymbol type) => type.SpecialType == SpecialType.System_String;

    protected override ITypeSymbol? UnderlyingOf(ITypeSymbol type) => (type as INamedTypeSymbol)?.EnumUnderlyingType;

    protected override ITypeSymbol? InlineElementOf(ITypeSymbol type) =>
        context.HasInlineArrays && type is INamedTypeSymbol { TypeKind: TypeKind.Struct } named && UnmarkedStructs.InlineLength(named) is not null ? UnmarkedStructs.Fields(named)[0].Type : null;

    protected override bool IsNinoType(ITypeSymbol type) => NinoTypes.IsNinoType(type);

    protected override string NameOf(ITypeSymbol type) => type switch
    {
        INamedTypeSymbol named => NinoTypes.MetadataName(named),
        IDynamicTypeSymbol => "System.Object",
        _ => "",
    };

    protected override IReadOnlyList<ITypeSymbol> ArgumentsOf(ITypeSymbol type) =>
        type.ContainingType is null ? ((INamedTypeSymbol)type).TypeArguments : Names.AllTypeArguments((INamedTypeSymbol)type).ToArray();

    protected override bool IsScalar(ITypeSymbol type, string name) => KnownTypes.Scalars.ContainsKey(name);

    protected override bool HasFormatter(string name, int arity) => context.IsRuntimeName(name);

    protected override ITypeSymbol? Close(string name, ITypeSymbol beside, IReadOnlyList<ITypeSymbol> arguments) =>
        context.Compilation.GetTypeByMetadataName(name)?.Construct(arguments.ToArray());

    protected override bool IsStruct(ITypeSymbol type) => type.TypeKind == TypeKind.Struct;

    protected override bool IsRecord(ITypeSymbol type) => type.IsRecord;

    protected override bool HasConstructor(ITypeSymbol type) => type is INamedTypeSymbol { TypeKind: TypeKind.Class, IsAbstract: false } named
        && RequiredMembers.IsMadeWithout(named);

    protected override IEnumerable<ITypeSymbol> AncestorsOf(ITypeSymbol type) => NinoTypes.Ancestors(type);

    protected override ITypeSymbol? Implemented(ITypeSymbol type, string name, int arity)
    {
        INamedTypeSymbol[] closed = type.AllInterfaces
            .Where(contract => contract.Arity == arity && contract.Name == name && contract.ContainingNamespace.ToDisplayString() == "System.Collections.Generic")
            .ToArray();
        return closed.Length == 1 ? closed[0] : null;
    }

    protected override bool HasAdd(ITypeSymbol type, ITypeSymbol element) => NinoTypes.Ancestors(type).Prepend(type).Any(level =>
        level.GetMembers("Add").OfType<IMethodSymbol>().Any(method =>
            method is { IsStatic: false, Arity: 0, DeclaredAccessibility: Accessibility.Public, Parameters.Length: 1 }
            && method.Parameters[0].RefKind == RefKind.None
            && SymbolEqualityComparer.Default.Equals(method.Parameters[0].Type, element)));

    protected override bool LosesMembers(ITypeSymbol type) => context.Bases.LostByCollection((INamedTypeSymbol)type).Any();

    /// <summary>What an unmarked struct holds is made of its type parameters, and unmanaged where the struct is: its formatter is printed once for all arguments.</summary>
    protected override bool IsUnmanaged(ITypeSymbol type) => type.IsUnmanagedType
        || (type is INamedTypeSymbol { TypeKind: TypeKind.Struct, IsUnboundGenericType: false } named
            && Names.AllTypeArguments(named).Any()
            && UnmarkedStructs.Fields(named).All(field => IsOfUnmarkedStruct(field.Type) || IsUnmanaged(field.Type)));

    protected override bool IsAlwaysUnmanaged(ITypeSymbol type) => IsUnmanaged(type);

    protected override bool ShowsFields(ITypeSymbol type) => type.SpecialType == SpecialType.None
        && UnmarkedStructs.Fields((INamedTypeSymbol)type) is var fields
        && (fields.Length > 0 ? !fields.Any(UnmarkedStructs.IsDummy) : UnmarkedStructs.IsEmpty((INamedTypeSymbol)type));

    protected override bool HidesFields(ITypeSymbol type) =>
        UnmarkedStructs.Fields((INamedTypeSymbol)type).Any(field => field.IsFixedSizeBuffer) || context.ContractOf((INamedTypeSymbol)type).IsOfFields;

    protected override bool FieldsAreMembers(ITypeSymbol type) => UnmarkedStructs.AreMembers(context.ContractOf((INamedTypeSymbol)type), (INamedTypeSymbol)type);

    protected override bool IsWireForm(ITypeSymbol type) => UnmarkedStructs.WireSize(context, (INamedTypeSymbol)type) is not null;

    private static bool IsOfUnmarkedStruct(ITypeSymbol type) =>
        type is ITypeParameterSymbol { ContainingSymbol: INamedTypeSymbol { TypeKind: TypeKind.Struct } owner } && !NinoTypes.IsNinoType(owner);
}
