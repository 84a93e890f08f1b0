using System.Linq;
using System.Reflection;
using Nino.Contract;
using Nino.Core.Formatters;
using Nino.Core.Memory;
using Nino.Core.Runtime;

namespace Nino.Core.RuntimeMode;

/// <summary>Which types take part, and under which rules, as reflection tells.</summary>
[RequiresUnreferencedCode(Reflected.RuntimeMode)]
[RequiresDynamicCode(Reflected.RuntimeMode)]
internal static class ReflectedTypes
{
    /// <summary>The rules of a base class: its own, or what the assembly of the derived type says of it; null when it takes no part.</summary>
    public static TypeRules? RulesOfBase(Type level, Assembly assembly)
    {
        if (DeclaredRules.Of(level) is { } rules)
        {
            return rules;
        }

        NinoBaseTypeAttribute? mark = assembly.GetCustomAttributes<NinoBaseTypeAttribute>().FirstOrDefault(mark => Definition(mark.BaseType) == Definition(level));
        return mark is null ? null : new TypeRules(mark.AutoCollect, mark.ContainNonPublicMembers, AllowInheritance: true);
    }

    public static bool IsNinoType(Type type) => DeclaredRules.Of(type) is not null;

    /// <summary>Whether C# takes the type as a type argument, so that generated code may serve it: not an interface that leaves static members to who implements it.</summary>
    public static bool CanBeArgument(Type type)
    {
        if (!type.IsInterface)
        {
            return true;
        }

        MethodInfo[] methods = [.. type.GetInterfaces().Prepend(type).SelectMany(contract => contract.GetMethods(BindingFlags.Static | BindingFlags.Public | BindingFlags.NonPublic))];
        return methods.All(method => !method.IsAbstract || methods.Any(other => !other.IsAbstract && other.Name.EndsWith("." + method.Name, StringComparison.Ordinal)));
    }

    /// <summary>Whether a root of the type carries its id (format.md §9).</summary>
    public static bool CarriesId(Type type) =>
        IsNinoType(type) && DeclaredRules.BasesOf(type).Any();

    /// <summary>Whether a collection, or a base class of it below those of the framework, has members that are lost where only its elements are written, and no assembly says that it is a collection and no more.</summary>
    /// <param name="type">The collection.</param>
    /// <param name="holder">The assembly of the type that has it as a member, which may not see its internal members; null for a root.</param>
    public static bool LosesMembers(Type type, Assembly? holder) => !Array.TrueForAll(
        (holder is null ? GlobalFormatters.KnowsNino(type.Assembly) : Visibility.AreFriends(type.Assembly, holder))
            ? Losing.GetOrAdd(type, static type => LosingLevels(type, type.Assembly))
            : LosingElsewhere.GetOrAdd(type, static type => LosingLevels(type, typeof(NinoTypeAttribute).Assembly)),
        IsMarkedAsCollection);

    /// <summary>Whether a type never holds data: itself, or all that it is made of. What stands for a type parameter may hold some, whatever its constraints.</summary>
    public static bool IsDataless(Type type) => !type.IsGenericParameter && (type.IsPointer || type.IsByRefLike || Platform.IsFunctionPointer(type) || (type.IsArray ? IsDataless(type.GetElementType()!)
        : DatalessTypes.Includes(DeclaredRules.Ancestors(type).Prepend(type).Select(TypeNames.InMetadata))
            || (type.IsGenericType && KnownGenerics.Includes(TypeNames.InMetadata(type)) && Array.TrueForAll(type.GetGenericArguments(), IsDataless))));

    /// <summary>The type ids, that which is written first (format.md §8).</summary>
    public static uint[] IdsOf(Type type, bool isObject)
    {
        uint[] named = Array.ConvertAll(TypeNames.InBytes(type), name => TypeIds.Of(name, isObject));
        return type.GetCustomAttribute<NinoTagAttribute>(inherit: false) is { } tag
            ? [TypeIds.OfTag(tag.Tag, isObject), .. named]
            : named;
    }

    /// <summary>Whether the compiler made a member.</summary>
    public static bool IsGenerated(MemberInfo member) => member.IsDefined(typeof(CompilerGeneratedAttribute), inherit: false);

    /// <summary>Whether the compiler made a type's equality and printing.</summary>
    public static bool IsRecord(Type type) => type.IsValueType
        ? Array.Exists(type.GetMember("PrintMembers", MemberTypes.Method, Members.Declared), IsGenerated)
        : type.GetMethod("<Clone>$", Members.Declared) is not null;

    /// <summary>The constructor that a record's parameter list declares: the one that the compiler made a <c>Deconstruct</c> for.</summary>
    public static ConstructorInfo? PrimaryConstructor(Type type) =>
        type.GetMember("Deconstruct", MemberTypes.Method, Members.Declared).FirstOrDefault(IsGenerated) is MethodInfo parts
            ? type.GetConstructors(Members.Declared).FirstOrDefault(constructor => IsInverse(parts.GetParameters(), constructor.GetParameters()))
            : null;

    /// <summary>Whether a class of the framework; generated code sees their reference assemblies only, which hide private fields.</summary>
    public static bool IsOfFramework(Type type) => IsOfFramework(type.Assembly.GetName());

    /// <summary>Whether an assembly of the framework.</summary>
    public static bool IsOfFramework(AssemblyName assembly)
    {
        byte[] token = assembly.GetPublicKeyToken() ?? [];
        return token.Length > 0 && FrameworkTokens.Contains(BitConverter.ToString(token));
    }

    private static readonly TypeCache<Type[]> Losing = new();
    private static readonly TypeCache<Type[]> LosingElsewhere = new();

    private static readonly HashSet<string> FrameworkTokens =
    [
        BitConverter.ToString(typeof(object).Assembly.GetName().GetPublicKeyToken() ?? []),
        "7C-EC-85-D7-BE-A7-79-8E",
        "B0-3F-5F-7F-11-D5-0A-3A",
        "B7-7A-5C-56-19-34-E0-89",
        "CC-7B-13-FF-CD-2D-DD-51",
    ];

    private static Type[] LosingLevels(Type type, Assembly viewer) => DeclaredRules.Ancestors(type).Prepend(type)
        .TakeWhile(level => !Frameworks.Include(level.Assembly.GetName().Name!))
        .Where(level => MemberCollector.OfLevel(level, viewer).Any(member => member is { IsLosableState: true, IsOverride: false }))
        .ToArray();

    /// <summary>Whether an assembly says so. Which one uses the collection is not known here; one that does not say it has no generated code for the collection either.</summary>
    private static bool IsMarkedAsCollection(Type level) => AppDomain.CurrentDomain.GetAssemblies()
        .Where(GlobalFormatters.KnowsNino)
        .SelectMany(assembly => assembly.GetCustomAttributes<NinoBaseTypeAttribute>())
        .Any(mark => !mark.AutoCollect && Definition(mark.BaseType) == Definition(level));

    private static bool IsInverse(ParameterInfo[] parts, ParameterInfo[] parameters) => parts.Length == parameters.Length
        && parts.Zip(parameters, (part, parameter) => part.Name == parameter.Name && part.ParameterType.GetElementType() == Bare(parameter.ParameterType)).All(same => same);

    private static Type? Definition(Type? type) => type is { IsGenericType: true } ? type.GetGenericTypeDefinition() : type;

    private static Type Bare(Type type) => type.IsByRef ? type.GetElementType()! : type;
}
