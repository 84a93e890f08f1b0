using System.Linq;
using System.Reflection;
using Nino.Core.Formatters;

namespace Nino.Core.RuntimeMode;

/// <summary>Fields and properties as reflection tells of them.</summary>
[RequiresUnreferencedCode(Reflected.RuntimeMode)]
[RequiresDynamicCode(Reflected.RuntimeMode)]
internal static class Members
{
    public const BindingFlags Declared = BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;

    private const BindingFlags All = Declared | BindingFlags.Static;

    /// <summary>The getter of a property, or of the property that it overrides, as far as an assembly sees it.</summary>
    public static MethodInfo? Getter(PropertyInfo property, Assembly viewer) => Accessor(property, viewer, static candidate => candidate.GetGetMethod(nonPublic: true));

    /// <summary>The setter of a property, or of the property that it overrides, as far as an assembly sees it.</summary>
    public static MethodInfo? Setter(PropertyInfo property, Assembly viewer) => Accessor(property, viewer, static candidate => candidate.GetSetMethod(nonPublic: true));

    /// <summary>The field behind an automatic property, or null. C# names it so, F# has <c>Name@</c>, of its records too, and Visual Basic <c>_Name</c>.</summary>
    public static FieldInfo? BackingField(PropertyInfo property)
    {
        FieldInfo? Find(string name) => property.DeclaringType!.GetField(name, Declared);
        return Find($"<{property.Name}>k__BackingField") ?? Find(property.Name + "@") ?? (Find("_" + property.Name) is { } field && ReflectedTypes.IsGenerated(field) ? field : null);
    }

    /// <summary>An override that returns a derived type has a slot of its own, and an attribute that says so.</summary>
    public static bool IsOverride(PropertyInfo property) => property.GetAccessors(nonPublic: true).Any(accessor => accessor.IsVirtual
        && ((accessor.Attributes & MethodAttributes.NewSlot) == 0 || HasAttribute(accessor, "System.Runtime.CompilerServices.PreserveBaseOverridesAttribute")));

    public static bool IsInitOnly(MethodInfo setter) =>
        setter.ReturnParameter.GetRequiredCustomModifiers().Any(modifier => modifier.FullName == "System.Runtime.CompilerServices.IsExternalInit");

    public static bool IsRequired(MemberInfo member) => HasAttribute(member, "System.Runtime.CompilerServices.RequiredMemberAttribute");

    public static bool HasAttribute(MemberInfo member, string name) => member.CustomAttributes.Any(attribute => attribute.AttributeType.FullName == name);

    /// <summary>
    /// Instance fields and readable properties that an assembly sees, in declaration order. Metadata keeps fields and
    /// properties apart; the fields behind automatic properties tell where properties stand among the fields, and other
    /// properties follow the property that is declared before them. The field behind a partial property stands where that
    /// is implemented, which says nothing of the order of properties. To the compiler other assemblies do not show the fields
    /// behind properties, so that their properties follow their fields.
    /// </summary>
    /// <param name="type">The type.</param>
    /// <param name="viewer">The assembly.</param>
    /// <param name="hasGenerated">Whether other fields that the compiler made count, too: those of parameters.</param>
    public static IReadOnlyList<MemberInfo> InDeclarationOrder(Type type, Assembly viewer, bool hasGenerated = false)
    {
        PropertyInfo[] properties = type.GetProperties(Declared).Where(property => IsCandidate(property, viewer)).OrderBy(property => property.MetadataToken).ToArray();
        FieldInfo[] fields = Fields(type);
        if (type.Assembly != viewer)
        {
            return [.. fields.Where(field => IsCandidate(field) && Visibility.IsReached(field, field, field.FieldType, viewer)), .. properties];
        }

        HashSet<FieldInfo> behind = [.. properties.Select(BackingField).OfType<FieldInfo>()];
        Queue<PropertyInfo> automatic = new(properties.Where(property => BackingField(property) is not null));
        List<MemberInfo> members = [];
        foreach (FieldInfo field in fields)
        {
            if (behind.Contains(field))
            {
                members.Add(automatic.Dequeue());
            }
            else if (hasGenerated || IsCandidate(field))
            {
                members.Add(field);
            }
        }

        for (int i = 0; i < properties.Length; i++)
        {
            if (!members.Contains(properties[i]))
            {
                int place = i == 0 ? FirstProperty(members) : members.IndexOf(properties[i - 1]) + 1;
                members.Insert(place, properties[i]);
            }
        }

        return members;
    }

    /// <summary>All instance fields in declaration order, those behind properties included.</summary>
    public static FieldInfo[] Fields(Type type) => type.GetFields(Declared).OrderBy(field => field.MetadataToken).ToArray();

    /// <summary>The same member of a closed form of its type.</summary>
    public static T Of<T>(T member, Type closed)
        where T : MemberInfo
    {
        Type? level = closed;
        while (level is not null && !IsSameDefinition(level, member.DeclaringType!))
        {
            level = level.BaseType;
        }

        return level is null || level == member.DeclaringType
            ? member
            : (T)level.GetMembers(All).First(candidate => candidate.MemberType == member.MemberType && candidate.MetadataToken == member.MetadataToken);
    }

    /// <summary>The same method or constructor of a closed form of its type.</summary>
    public static MethodBase OfMethod(MethodBase method, Type closed) => method is ConstructorInfo constructor ? Of(constructor, closed) : Of((MethodInfo)method, closed);

    private static bool IsSameDefinition(Type left, Type right) =>
        left == right || (left.IsGenericType && right.IsGenericType && left.GetGenericTypeDefinition() == right.GetGenericTypeDefinition());

    private static int FirstProperty(List<MemberInfo> members)
    {
        int first = members.FindIndex(member => member is PropertyInfo);
        return first < 0 ? members.Count : first;
    }

    private static bool IsCandidate(FieldInfo field) => IsNamed(field.Name) && !IsOfAnother(field);

    /// <summary>Whether the compiler made the field for an event, which has its name in C#, or for a property or event of Visual Basic. What others mark as generated are fields like any.</summary>
    private static bool IsOfAnother(FieldInfo field) => ReflectedTypes.IsGenerated(field)
        && Array.Exists([field.Name, field.Name.TrimStart('_'), field.Name.EndsWith("Event", StringComparison.Ordinal) ? field.Name[..^"Event".Length] : field.Name], name => field.DeclaringType!.GetMember(name, MemberTypes.Event | MemberTypes.Property, All).Length > 0);

    private static bool IsCandidate(PropertyInfo property, Assembly viewer) =>
        (IsNamed(property.Name) || IsExplicit(property)) && !(property.Name == "EqualityContract" && ReflectedTypes.IsRecord(property.DeclaringType!)) && property.GetIndexParameters().Length == 0 && Getter(property, viewer) is not null;

    /// <summary>Whether it implements one of an interface explicitly: nobody can name it, but the interface may call it.</summary>
    private static bool IsExplicit(PropertyInfo property) => property.Name.IndexOf('.') >= 0 && property.GetAccessors(nonPublic: true).Any(accessor => accessor is { IsPrivate: true, IsVirtual: true });

    /// <summary>Neither made by the compiler nor the implementation of an explicit interface.</summary>
    private static bool IsNamed(string name) => name.IndexOfAny(['<', '.', '$', '@']) < 0;

    private static MethodInfo? Accessor(PropertyInfo property, Assembly viewer, Func<PropertyInfo, MethodInfo?> of)
    {
        if (of(property) is { } own && Visibility.IsReached(own, property, property.PropertyType, viewer))
        {
            return own;
        }

        return Overridden(property) is { } overridden ? Shown(overridden, viewer, of) : null;
    }

    private static MethodInfo? Shown(PropertyInfo property, Assembly viewer, Func<PropertyInfo, MethodInfo?> of) =>
        of(property) is { } own && Visibility.IsShown(own, viewer) ? own
        : Overridden(property) is { } overridden ? Shown(overridden, viewer, of)
        : null;

    private static PropertyInfo? Overridden(PropertyInfo property) =>
        IsOverride(property) && property.DeclaringType!.BaseType is { } ancestor ? Overridden(property.Name, ancestor) : null;

    private static PropertyInfo? Overridden(string name, Type type) =>
        type.GetProperty(name, Declared) ?? (type.BaseType is { } ancestor ? Overridden(name, ancestor) : null);
}
