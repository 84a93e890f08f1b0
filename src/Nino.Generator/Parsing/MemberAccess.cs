using System.Linq;
using Microsoft.CodeAnalysis;
using Nino.Contract;
using Nino.Generator.Model;

namespace Nino.Generator.Parsing;

/// <summary>How a member is read and set.</summary>
/// <param name="Setting">How it is set.</param>
/// <param name="Get">What is read, where the member's name cannot be.</param>
/// <param name="Set">What is set, where the member's name cannot be.</param>
/// <param name="SetLate">What is set where the member's name can be in an object initializer only, and there is none.</param>
internal sealed record MemberAccess(Setting Setting, HiddenTarget? Get, HiddenTarget? Set, HiddenTarget? SetLate = null)
{
    /// <summary>How a field or a property with a getter is read and set.</summary>
    /// <param name="context">The compilation.</param>
    /// <param name="member">The field or property.</param>
    /// <param name="reachesHidden">Whether the type takes non-public members.</param>
    /// <param name="isMarked">Whether the member is marked.</param>
    public static MemberAccess Of(ParseContext context, ISymbol member, bool reachesHidden, bool isMarked)
    {
        if (member is not IPropertySymbol property)
        {
            return OfField(context, (IFieldSymbol)member, reachesHidden);
        }

        MemberAccess access = OfProperty(context, property, reachesHidden);
        return access.Setting == Setting.Never && IsFilled(property, isMarked) ? access with { Setting = Setting.InPlace } : access;
    }

    private static MemberAccess OfField(ParseContext context, IFieldSymbol field, bool reachesHidden)
    {
        HiddenTarget target = new(AccessorKind.Field, field.Name, field.ContainingType);
        bool isAccessible = context.IsAccessible(field);
        bool isFilled = field.IsReadOnly && !reachesHidden && field.ContainingType.IsReferenceType && Collections.CanFill(field.Type);
        return new MemberAccess(
            isFilled ? Setting.InPlace : Setting.Assignment,
            isAccessible ? null : target,
            isAccessible && !field.IsReadOnly ? null : target);
    }

    private static MemberAccess OfProperty(ParseContext context, IPropertySymbol property, bool reachesHidden)
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

        HiddenTarget set = new(AccessorKind.Setter, property.Name, setter.ContainingType);
        return !context.IsAccessible(property) || !context.IsAccessible(setter) ? new MemberAccess(Setting.Assignment, get, set)
            : setter.IsInitOnly ? new MemberAccess(Setting.Initializer, get, null, set)
            : new MemberAccess(Setting.Assignment, get, null);
    }

    public static IMethodSymbol? Getter(IPropertySymbol property) =>
        property.GetMethod ?? (property.OverriddenProperty is { } overridden ? Getter(overridden) : null);

    private static IMethodSymbol? Setter(IPropertySymbol property) =>
        property.SetMethod ?? (property.OverriddenProperty is { } overridden ? Setter(overridden) : null);

    /// <summary>Whether what a property holds can be filled. A computed one has to say by a mark that it gives the same collection each time.</summary>
    private static bool IsFilled(IPropertySymbol property, bool isMarked) =>
        property.ContainingType.IsReferenceType
        && property.SetMethod is null
        && Collections.CanFill(property.Type)
        && (isMarked || IsAutomatic(Getter(property)!));

    /// <summary>Whether a property without a setter has a field behind it. Metadata tells by the attribute on the getter.</summary>
    private static bool IsAutomatic(IMethodSymbol getter) => getter.DeclaringSyntaxReferences.Length == 0 && !getter.IsImplicitlyDeclared
        ? getter.GetAttributes().Any(attribute => attribute.AttributeClass?.Name == "CompilerGeneratedAttribute")
        : getter.ContainingType.GetMembers().OfType<IFieldSymbol>().Any(field => SymbolEqualityComparer.Default.Equals(field.AssociatedSymbol, getter.AssociatedSymbol));
}
