using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Nino.Contract;

namespace Nino.Analyzers;

/// <summary>A field or property that is written in source, with what its attributes say.</summary>
/// <param name="Symbol">The field or property.</param>
/// <param name="Parameter">The positional parameter of a record that declares it, or null.</param>
internal sealed record DeclaredMember(ISymbol Symbol, IParameterSymbol? Parameter)
{
    private static readonly string[] Marks = ["NinoMember", "NinoIgnore", "NinoUtf8", "NinoCompact", "NinoCustomFormatter"];

    public string Name => Symbol.Name;

    public AttributeData? Member => Find("NinoMemberAttribute");

    public AttributeData? Ignore => Find("NinoIgnoreAttribute");

    public AttributeData? Custom => Find("NinoCustomFormatterAttribute");

    public AttributeData? Utf8 => Find("NinoUtf8Attribute");

    public AttributeData? Compact => Find("NinoCompactAttribute");

    public ITypeSymbol Type => Symbol is IPropertySymbol property ? property.Type : ((IFieldSymbol)Symbol).Type;

    public bool IsOverride => Symbol.IsOverride;

    public bool IsMarked => Member is not null || Ignore is not null || Custom is not null || Utf8 is not null || Compact is not null;

    /// <summary>The member's number, or −1.</summary>
    public int Number => NumberIn(Member);

    /// <summary>Why this can be no member of any contract, or null.</summary>
    public string? Obstacle => Symbol switch
    {
        IFieldSymbol { IsConst: true } => "a constant",
        { IsStatic: true } => "static",
        IPropertySymbol { IsIndexer: true } => "an indexer",
        IPropertySymbol { IsOverride: false, GetMethod: null } => "without a getter",
        _ => null,
    };

    public bool IsPublic => (Symbol is IPropertySymbol { GetMethod: { } getter } ? getter : Symbol).DeclaredAccessibility == Accessibility.Public;

    /// <summary>Whether it keeps the members that a version-tolerant type does not know.</summary>
    public bool IsPlace => NinoTypes.IsPlace(Type);

    /// <summary>Whether a field is behind it.</summary>
    public bool HoldsValue => Symbol is IFieldSymbol || BackingFields.IsBacked((IPropertySymbol)Symbol);

    /// <summary>Whether it is a member without being marked: a computed property that nothing sets is none.</summary>
    public bool IsState => HoldsValue || Symbol is IPropertySymbol { SetMethod: not null };

    /// <summary>Everything in source that an attribute for members can stand on, in declaration order.</summary>
    public static IReadOnlyList<DeclaredMember> Of(INamedTypeSymbol type)
    {
        IMethodSymbol? primary = type.IsRecord ? PrimaryConstructor(type) : null;
        IEnumerable<ISymbol> members = type.GetMembers()
            .Where(member => member is { IsImplicitlyDeclared: false } and (IPropertySymbol or IFieldSymbol { AssociatedSymbol: null }) && AnalyzedType.Place(member) is not null);
        return DeclarationOrder.Sort(members, AnalyzedType.Place)
            .Select(member => new DeclaredMember(member, primary?.Parameters.FirstOrDefault(parameter => parameter.Name == member.Name)))
            .ToArray();
    }

    /// <summary>The name by which a field and the property that shows it are told to be one.</summary>
    public string BareName => (Name.StartsWith("m_", StringComparison.Ordinal) ? Name.Substring(2) : Name).TrimStart('_');

    /// <summary>Whether the member is written by a type with these rules, as far as its declaration tells.</summary>
    public bool IsWritten(TypeRules rules) => IsIncluded(rules) && (IsState || Member is not null);

    /// <summary>Whether the member belongs to the contract of a type with these rules, as far as its declaration tells.</summary>
    public bool IsIncluded(TypeRules rules) => Obstacle is null && rules.Includes(IsPublic, Member is not null, Ignore is not null);

    /// <summary>The constructor that a parameter list behind the type's name declares, or null.</summary>
    public static IMethodSymbol? PrimaryConstructor(INamedTypeSymbol type) => type.InstanceConstructors.FirstOrDefault(constructor =>
        constructor.Parameters.Length > 0 && constructor.DeclaringSyntaxReferences.Any(reference => reference.GetSyntax() is TypeDeclarationSyntax));

    /// <summary>The attributes for members on a symbol, by their names.</summary>
    public static IEnumerable<(string Name, AttributeData Attribute)> MarksOf(ISymbol symbol) =>
        Marks.SelectMany(name => symbol.FindAll(name + "Attribute").Select(attribute => (name, attribute)));

    /// <summary>All numbers that a class gives, also one of another assembly.</summary>
    public static IEnumerable<int> NumbersOf(INamedTypeSymbol type) => type.GetMembers()
        .Concat(type.InstanceConstructors.SelectMany(constructor => constructor.Parameters))
        .Select(place => NumberIn(place.Find("NinoMemberAttribute")));

    private static int NumberIn(AttributeData? mark) => mark?.Argument(0) is uint number ? MemberOrder.Of(number) : MemberOrder.NoNumber;

    private AttributeData? Find(string name) => Symbol.Find(name) ?? Parameter?.Find(name);
}
