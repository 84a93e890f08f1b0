using System.Linq;
using System.Reflection;
using Nino.Contract;
using Nino.Core.Formatters;
using Nino.Core.Memory;
using Nino.Core.Runtime;

namespace Nino.Core.RuntimeMode;

/// <summary>Reads the constructors and factories of a type.</summary>
[RequiresUnreferencedCode(Reflected.RuntimeMode)]
[RequiresDynamicCode(Reflected.RuntimeMode)]
internal sealed class ReflectedConstruction(Type type, IEnumerable<ReflectedMember> candidates)
    : ConstructionRules<MethodBase, ParameterInfo, ReflectedMember>(candidates)
{
    private const BindingFlags Methods = BindingFlags.Static | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;

    private readonly ConstructorInfo[] _constructors = type.GetConstructors(Members.Declared);

    protected override MethodBase? Pool => PoolOf(type);

    /// <summary>Metadata has constructors and methods in one table, as declared.</summary>
    protected override MethodBase? Marked => _constructors.Cast<MethodBase>()
        .Concat(type.GetMethods(Methods).Where(method => !method.IsGenericMethodDefinition && method.ReturnType == type))
        .Where(method => method.IsDefined(typeof(NinoConstructorAttribute), inherit: false) && (!IsFactory(method) || IsAccessible(method)))
        .OrderBy(method => method.MetadataToken)
        .FirstOrDefault();

    protected override MethodBase? Primary => ReflectedTypes.PrimaryConstructor(type);

    protected override IEnumerable<MethodBase> Constructors => _constructors;

    protected override bool ContainsNonPublic => DeclaredRules.Of(type) is { ContainNonPublicMembers: true };

    protected override bool IsStruct => type.IsValueType;

    protected override bool IsMemory => IsStruct && !ReflectedTypes.IsNinoType(type) && Platform.BindsAccessors && !type.IsGenericType;

    protected override bool IsRecord => ReflectedTypes.IsRecord(type);

    /// <summary>The method marked <c>[NinoRefDeserialization]</c>, or null.</summary>
    public static MethodInfo? PoolOf(Type type) => type.IsAbstract
        ? null
        : type.GetMethods(BindingFlags.Static | BindingFlags.Public | BindingFlags.DeclaredOnly).FirstOrDefault(method =>
            !method.IsGenericMethodDefinition
            && method.ReturnType == type
            && method.GetParameters().Length == 0
            && method.IsDefined(typeof(NinoRefDeserializationAttribute), inherit: false));

    /// <summary>Whether it takes any number of arguments, none among them.</summary>
    public static bool IsParams(ParameterInfo parameter) => parameter.IsDefined(typeof(ParamArrayAttribute), inherit: false);

    protected override bool HoldsOnly(IReadOnlyList<ReflectedMember> members) => DeclaredRules.Ancestors(type).Prepend(type)
        .TakeWhile(level => level != typeof(object))
        .All(level => level.Assembly == type.Assembly && Array.TrueForAll(Members.Fields(level), field =>
            typeof(Delegate).IsAssignableFrom(field.FieldType) || members.Any(member => RawStructs.Holds(member.Info, field))));

    protected override bool IsFactory(MethodBase method) => method is MethodInfo;

    protected override bool IsAccessible(MethodBase constructor) => Visibility.IsAccessible(constructor, type.Assembly);

    protected override bool SetsRequired(MethodBase method) => Members.HasAttribute(method, "System.Diagnostics.CodeAnalysis.SetsRequiredMembersAttribute");

    protected override bool IsCopy(MethodBase constructor) => constructor.GetParameters() is [{ ParameterType: { } copied }] && (copied == type || copied == type.MakeByRefType());

    protected override IReadOnlyList<string?> NamesOf(MethodBase marked) => marked.GetCustomAttribute<NinoConstructorAttribute>(inherit: false)!.Parameters ?? [];

    protected override IReadOnlyList<ParameterInfo> Parameters(MethodBase method) => method.GetParameters();

    protected override string Name(ParameterInfo parameter) => parameter.Name ?? "";

    protected override bool HasDefault(ParameterInfo parameter) => parameter.HasDefaultValue || IsParams(parameter);

    protected override bool IsVariable(ParameterInfo parameter) => parameter.ParameterType.IsByRef && (!parameter.IsIn || IsRefReadOnly(parameter));

    protected override bool Fits(ParameterInfo parameter, ReflectedMember member) => !IsVariable(parameter)
        && Conversions.IsImplicit(member.Type, parameter.ParameterType.IsByRef ? parameter.ParameterType.GetElementType()! : parameter.ParameterType);

    private static bool IsRefReadOnly(ParameterInfo parameter) =>
        parameter.CustomAttributes.Any(attribute => attribute.AttributeType.FullName == "System.Runtime.CompilerServices.RequiresLocationAttribute");
}
