using System.Linq;
using Microsoft.CodeAnalysis;
using Nino.Generator.Model;

namespace Nino.Generator.Parsing;

/// <summary>How a member is read and set.</summary>
/// <param name="Setting">How it is set.</param>
/// <param name="Get">What is read, where the member's name cannot be.</param>
/// <param name="Set">What is set, where the member's name cannot be.</param>
internal sealed record MemberAccess(Setting Setting, HiddenTarget? Get, HiddenTarget? Set)
{
    public static MemberAccess OfField(ParseContext context, IFieldSymbol field, bool reachesHidden)
    {
        HiddenTarget target = new(AccessorKind.Field, field.Name, field.ContainingType);
        bool isAccessible = context.IsAccessible(field);
        return new MemberAccess(
            field.IsReadOnly && !reachesHidden ? Setting.Never : Setting.Assignment,
            isAccessible ? null : target,
            isAccessible && !field.IsReadOnly ? null : target);
    }

    public static MemberAccess OfProperty(ParseContext context, IPropertySymbol property, bool reachesHidden)
    {
        IMethodSymbol getter = Getter(property)!;
        HiddenTarget? get = context.IsAccessible(property) && context.IsAccessible(getter) ? null : new(AccessorKind.Getter, property.Name, getter.ContainingType);
        if (Setter(property) is not { } setter)
        {
            return reachesHidden && IsAutomatic(getter)
                ? new MemberAccess(Setting.Assignment, get, new(AccessorKind.Field, $"<{property.Name}>k__BackingField", getter.ContainingType))
                : new MemberAccess(Setting.Never, get, null);
        }

        if (setter.DeclaredAccessibility != Accessibility.Public && !reachesHidden)
        {
            return new MemberAccess(Setting.Never, get, null);
        }

        return context.IsAccessible(property) && context.IsAccessible(setter)
            ? new MemberAccess(setter.IsInitOnly ? Setting.Initializer : Setting.Assignment, get, null)
            : new MemberAccess(Setting.Assignment, get, new(AccessorKind.Setter, property.Name, setter.ContainingType));
    }

    public static IMethodSymbol? Getter(IPropertySymbol property) =>
        property.GetMethod ?? (property.OverriddenProperty is { } overridden ? Getter(overridden) : null);

    private static IMethodSymbol? Setter(IPropertySymbol property) =>
        property.SetMethod ?? (property.OverriddenProperty is { } overridden ? Setter(overridden) : null);

    /// <summary>Whether a property without a setter has a field behind it. Metadata tells by the attribute on the getter.</summary>
    private static bool IsAutomatic(IMethodSymbol getter) => getter.DeclaringSyntaxReferences.Length == 0 && !getter.IsImplicitlyDeclared
        ? getter.GetAttributes().Any(attribute => attribute.AttributeClass?.Name == "CompilerGeneratedAttribute")
        : getter.ContainingType.GetMembers().OfType<IFieldSymbol>().Any(field => SymbolEqualityComparer.Default.Equals(field.AssociatedSymbol, getter.AssociatedSymbol));
}
