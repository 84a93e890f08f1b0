using System.Linq;
using Microsoft.CodeAnalysis;

namespace Nino.Generator.Parsing;

/// <summary>Builds the models of accessors.</summary>
internal static class Accessors
{
    /// <param name="context">The compilation.</param>
    /// <param name="type">The type whose formatter holds the accessor.</param>
    /// <param name="member">The member.</param>
    /// <param name="target">What the accessor reaches, or null.</param>
    /// <param name="local">The local variable of the member, which no other member has.</param>
    public static AccessorModel? Create(ParseContext context, INamedTypeSymbol type, MemberSymbol member, HiddenTarget? target, string local)
    {
        if (target is null)
        {
            return null;
        }

        // A struct has such a method twice, of which one takes a boxed value, and the runtime does not choose.
        bool isTwice = target.Owner.IsValueType && target.Kind != AccessorKind.Field && member.Symbol is IPropertySymbol { ExplicitInterfaceImplementations.IsEmpty: false };
        bool isReflected = target.Kind != AccessorKind.Buffer && (!context.BindsAccessors || isTwice || IsGeneric(type) || IsGeneric(target.Owner));
        string bare = local.TrimStart('@');
        string name = char.ToUpperInvariant(bare[0]) + bare.Substring(1);
        return new AccessorModel(
            isReflected ? name + (target.Kind == AccessorKind.Field ? "Field" : IsElsewhere(member, target) ? "Setter" : "Property")
                : target.Kind switch { AccessorKind.Field or AccessorKind.Buffer => name + "Field", AccessorKind.Getter => "Get" + name, _ => "Set" + name },
            isReflected && target.Kind == AccessorKind.Setter ? AccessorKind.Getter : target.Kind,
            target.Name,
            Names.Display(target.Owner),
            member.TypeName,
            target.Kind == AccessorKind.Getter && !isReflected && member.Symbol is IPropertySymbol { RefKind: not RefKind.None and var kind } ? (kind == RefKind.Ref ? "ref " : "ref readonly ") : "",
            target.Owner.IsValueType ? "ref " : "",
            isReflected)
        {
            Buffer = member.Buffer is { } buffer ? new BufferModel(Names.Display(buffer.Element), buffer.Length * UnmarkedStructs.WidthOf(buffer.Element)) : null,
        };
    }

    /// <summary>The accessor of a constructor.</summary>
    public static ConstructorModel Create(ParseContext context, INamedTypeSymbol type, IMethodSymbol constructor) => new(
        "Made",
        Names.Display(type),
        constructor.Parameters.Select((parameter, index) => $"{(parameter.RefKind == RefKind.In ? "in " : "")}{Names.Display(parameter.Type)} argument{index}").ToEquatable(),
        constructor.Parameters.Select(parameter => $"typeof({Names.Display(parameter.Type)}){(parameter.RefKind == RefKind.In ? ".MakeByRefType()" : "")}").ToEquatable(),
        IsReflected(context, type));

    /// <summary>Whether what goes around the compiler to call a constructor is reflection.</summary>
    public static bool IsReflected(ParseContext context, INamedTypeSymbol type) => !context.BindsAccessors || IsGeneric(type);

    /// <summary>The accessor of a constructor that is called on an instance which was made without.</summary>
    public static ConstructorModel CreateLate(ParseContext context, INamedTypeSymbol type, IMethodSymbol constructor) =>
        Create(context, type, constructor) with { Name = "Construct" };

    /// <summary>Whether the setter is found in another class than the getter, so that each has an accessor of its own.</summary>
    private static bool IsElsewhere(MemberSymbol member, HiddenTarget target) => target.Kind == AccessorKind.Setter
        && member.Access.Get is { } get && !SymbolEqualityComparer.Default.Equals(get.Owner, target.Owner);

    /// <summary>What stands before an argument of a constructor: by reflection, an array that is the only one would be taken for the list of all arguments.</summary>
    public static string Cast(ConstructorModel constructor, IParameterSymbol parameter, MemberSymbol? argument) =>
        constructor is { IsReflected: true, Types.Count: 1 } && (argument?.Type ?? parameter.Type) is IArrayTypeSymbol ? "(object)" : "";

    /// <summary>The runtime binds accessors of generic types from .NET 9 on, and only in classes with the same type parameters.</summary>
    private static bool IsGeneric(INamedTypeSymbol type) => Names.AllTypeArguments(type).Any();
}
