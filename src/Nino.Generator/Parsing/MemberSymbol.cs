using System.Linq;
using Microsoft.CodeAnalysis;
using Nino.Contract;

namespace Nino.Generator.Parsing;

/// <summary>A field or property, as the compiler tells of it.</summary>
/// <param name="context">The compilation.</param>
/// <param name="symbol">The field or property.</param>
/// <param name="owner">The type that has it. A formatter of another assembly declares for it what the compiler does not show.</param>
/// <param name="parameter">The positional parameter that declares it, or null.</param>
internal sealed class MemberSymbol(ParseContext context, ISymbol symbol, INamedTypeSymbol owner, IParameterSymbol? parameter) : ContractMember
{
    private const string BackingSuffix = ">k__BackingField";

    private readonly IPropertySymbol? _property = symbol as IPropertySymbol;
    private readonly IMethodSymbol? _getter = symbol is IPropertySymbol property ? Getter(property) : null;
    private readonly IMethodSymbol? _setter = symbol is IPropertySymbol property ? SetterOf(context, property) : null;
    private MemberAccess? _access;

    public ISymbol Symbol => symbol;

    /// <summary>The type that has it.</summary>
    public INamedTypeSymbol Owner => owner;

    /// <summary>Whether the compiler does not show it, and the formatter of its type declares it once more.</summary>
    public bool IsForeign { get; } = !SymbolEqualityComparer.Default.Equals(symbol.ContainingType, owner);

    /// <summary>The field; or the property and what reads and sets it.</summary>
    public IEnumerable<ISymbol> Declarations => new[] { symbol, _getter, _setter }.OfType<ISymbol>();

    public ITypeSymbol Type => _property?.Type ?? ((IFieldSymbol)symbol).Type;

    /// <summary>Its type before the type parameters of its owner are given.</summary>
    public ITypeSymbol DeclaredType => _property?.OriginalDefinition.Type ?? ((IFieldSymbol)symbol).OriginalDefinition.Type;

    public override string Name => NameOf(symbol);

    public override bool IsField => _property is null;

    public override bool IsPublic => (_getter ?? symbol).DeclaredAccessibility == Accessibility.Public;

    /// <summary>Whether assemblies that are no friends see the member and all that they need of it. A hidden setter of an automatic property is no loss, as they find the field behind it, unless the setter has to tell that a collection is not only filled, or that unknown members can be kept.</summary>
    public bool IsShown => IsVisible(_getter ?? symbol) && (_property?.SetMethod is not { } own || IsVisible(own) || (IsAutomatic && !CanBeFilled && !IsPlace));

    public override bool IsOverride => symbol.IsOverride;

    public override bool IsElsewhere => owner.DeclaringSyntaxReferences.Length == 0;

    /// <summary>Whether generated code of every assembly can name what it needs to know of the member.</summary>
    public bool IsReachable => ParseContext.IsPublic(Type) && (Custom ?? []).Select(CustomFormatters.TypeOf).All(formatter => formatter is not null && ParseContext.IsPublic(formatter.OriginalDefinition));

    /// <summary>Whether nothing but a constructor sets it.</summary>
    public bool IsReadOnly => !HasSetter;

    /// <summary>Whether it is an automatic property.</summary>
    public bool HasBackingField => _getter is not null && IsAutomatic;

    public override bool IsRequired => RequiredMembers.IsRequired(symbol);

    /// <summary>The attributes that name its formatters; null when none does.</summary>
    public AttributeData[]? Custom => (AttributeData[]?)Marks.Custom;

    /// <summary>How generated code reads and sets it.</summary>
    public MemberAccess Access => _access ??= IsForeign ? MemberAccess.OfHidden(symbol, owner, _setter, Setting) : MemberAccess.Of(context, symbol, _getter, _setter, Setting);

    /// <summary>The elements of a <c>fixed</c> buffer, which the compiler shows as a pointer; null of any other member.</summary>
    public (ITypeSymbol Element, int Length)? Buffer => symbol is IFieldSymbol { IsFixedSizeBuffer: true, Type: IPointerTypeSymbol { PointedAtType: var element } } buffer ? (element, UnmarkedStructs.LengthOf(buffer)) : null;

    /// <summary>Its type in generated code: of a buffer, the struct that stands for it in the formatter.</summary>
    public string TypeName => Buffer is null ? Names.Display(Type) : Name + "_Buffer";

    public override bool IsPlace => NinoTypes.IsPlace(Type);

    public override bool IsServed => Marks.Custom is not null || Buffer is not null || !Dataless.Is(Type) || context.Customs.Of(Type) is not null || NinoTypes.IsNinoType(Type);

    protected override bool HasSetter => _property is null ? !((IFieldSymbol)symbol).IsReadOnly : _setter is not null;

    protected override bool IsInitOnly => !IsForeign && _setter is { IsInitOnly: true } && context.IsAccessible(symbol) && context.IsAccessible(_setter);

    public override bool IsAutomatic => _getter is null || IsBacked(_getter);

    protected override bool CanBeFilled => owner.IsReferenceType && Filling.IsPossible(Type);

    public bool IsDeclaredBy(INamedTypeSymbol type) => SymbolEqualityComparer.Default.Equals(owner, type);

    /// <summary>Whether the compiler made a field for an automatic property.</summary>
    public static bool IsBackingField(ISymbol symbol) => symbol.Name.EndsWith(BackingSuffix, System.StringComparison.Ordinal);

    /// <summary>The field behind an automatic property.</summary>
    public static string BackingFieldOf(string property) => $"<{property}{BackingSuffix}";

    /// <summary>The name of a field or property, or of the property that a field is behind.</summary>
    public static string NameOf(ISymbol symbol) => IsBackingField(symbol) ? symbol.Name.Substring(1, symbol.Name.Length - BackingSuffix.Length - 1) : symbol.Name;

    /// <summary>The getter of a property, or of the property that it overrides.</summary>
    public static IMethodSymbol? Getter(IPropertySymbol property) =>
        property.GetMethod ?? (property.OverriddenProperty is { } overridden ? Getter(overridden) : null);

    protected override MemberMarks OwnMarks()
    {
        AttributeData? Find(string name) => symbol.Find(name) ?? parameter?.Find(name);
        AttributeData? mark = Find("NinoMemberAttribute");
        AttributeData[] custom = CustomFormatters.Declared(symbol).ToArray();
        if (custom.Length == 0 && parameter is not null)
        {
            custom = CustomFormatters.Declared(parameter).ToArray();
        }

        return new MemberMarks(
            mark is not null,
            mark?.Argument(0) is uint number ? MemberOrder.Of(number) : MemberOrder.NoNumber,
            Find("NinoIgnoreAttribute") is not null,
            new MemberForm(Find("NinoUtf8Attribute") is not null, Find("NinoCompactAttribute") is not null),
            custom.Length == 0 ? null : custom);
    }

    private static bool IsVisible(ISymbol member) => member.DeclaredAccessibility is not (Accessibility.Private or Accessibility.Internal or Accessibility.ProtectedAndInternal);

    /// <summary>The setter of a property, or of one that it overrides. Where another assembly does not show that one, its property is set in place of the override.</summary>
    private static IMethodSymbol? SetterOf(ParseContext context, IPropertySymbol property, bool isOverridden = false) =>
        property.SetMethod is { } setter && (context.Shows(setter) || (!isOverridden && NinoTypes.IsNinoType(property.ContainingType))) ? setter
        : property.OverriddenProperty is { } overridden ? SetterOf(context, overridden, isOverridden: true)
        : null;

    /// <summary>Whether a property without a setter has a field behind it. Metadata tells by the attribute on the getter.</summary>
    private static bool IsBacked(IMethodSymbol getter) => getter.DeclaringSyntaxReferences.Length == 0 && !getter.IsImplicitlyDeclared
        ? getter.IsGenerated()
        : BackingFields.IsBacked((IPropertySymbol)getter.AssociatedSymbol!);
}
