using Nino.Contract;
using Nino.Core.Formatters;
using Nino.Core.Runtime;

namespace Nino.Core.RuntimeMode;

/// <summary>Tells by reflection what the rules of forms ask.</summary>
/// <param name="generic">What type parameters in types stand for. The parts of a form keep them, because the attributes of a member do not reach what they stand for.</param>
[RequiresUnreferencedCode(Reflected.RuntimeMode)]
[RequiresDynamicCode(Reflected.RuntimeMode)]
internal sealed class ReflectedForms(GenericScope generic) : FormRules<Type>
{
    protected override bool IsParameter(Type type) => type.IsGenericParameter;

    protected override bool HasCustom(Type type) => CustomFormatters.OfDeclared(type, generic) is not null;

    /// <remarks>C# has no name for an array of one dimension that may begin elsewhere than at 0.</remarks>
    protected override bool CanBeNamed(Type type) => !(type.IsPointer || type.IsByRef || type.IsByRefLike || type == typeof(void) || (type is { IsArray: true, IsSZArray: false } && type.GetArrayRank() == 1)) && ReflectedTypes.CanBeArgument(type);

    protected override int RankOf(Type type) => type.IsArray ? type.GetArrayRank() : 0;

    protected override Type ElementOf(Type type) => type.GetElementType()!;

    protected override bool IsText(Type type) => type == typeof(string);

    protected override Type? UnderlyingOf(Type type) => type.IsEnum ? type.GetEnumUnderlyingType() : null;

    protected override Type? InlineElementOf(Type type) => RawStructs.InlineLength(type) is null ? null : Members.Fields(type)[0].FieldType;

    protected override bool IsNinoType(Type type) => ReflectedTypes.IsNinoType(type);

    protected override string NameOf(Type type) => type.HasElementType || type.IsGenericParameter ? "" : TypeNames.InMetadata(type);

    protected override IReadOnlyList<Type> ArgumentsOf(Type type) => type.GetGenericArguments();

    protected override bool IsScalar(Type type, string name) => !type.IsGenericType && Registry.FindBuiltIn(type) is not null;

    protected override bool HasFormatter(string name, int arity) => KnownFormatters.Find(name, arity) is not null;

    protected override Type? Close(string name, Type beside, IReadOnlyList<Type> arguments) => KnownFormatters.Definition(name, beside).MakeGenericType([.. arguments]);

    protected override bool IsStruct(Type type) => type.IsValueType;

    protected override bool IsRecord(Type type) => ReflectedTypes.IsRecord(type);

    /// <remarks>An internal class of the framework is known by the public one whose place it takes.</remarks>
    protected override bool HasConstructor(Type type) =>
        type is { IsClass: true, IsAbstract: false } && type.GetConstructor(Type.EmptyTypes) is not null && ((type.IsGenericType ? type.GetGenericTypeDefinition() : type).IsVisible || !ReflectedTypes.IsOfFramework(type));

    protected override IEnumerable<Type> AncestorsOf(Type type) => DeclaredRules.Ancestors(type);

    protected override Type? Implemented(Type type, string name, int arity)
    {
        string inMetadata = $"{name}`{arity}";
        Type[] closed = Array.FindAll(type.GetInterfaces(), contract => contract.Name == inMetadata && contract.Namespace == "System.Collections.Generic");
        return closed.Length == 1 ? closed[0] : null;
    }

    protected override bool HasAdd(Type type, Type element) => type.GetMethod("Add", [element]) is { IsStatic: false, IsGenericMethod: false } add && add.GetParameters()[0].ParameterType == element;

    protected override bool LosesMembers(Type type) => ReflectedTypes.LosesMembers(type, generic.Holder);

    protected override bool IsUnmanaged(Type type) => RawStructs.IsUnmanaged(generic.Close(type));

    protected override bool IsAlwaysUnmanaged(Type type) => RawStructs.IsUnmanaged(type);

    protected override bool ShowsFields(Type type) => Members.Fields(type).Length > 0 || RawStructs.IsEmpty(type);

    protected override bool HidesFields(Type type) => TypeContract.Of(type).IsOfFields || Array.Exists(Members.Fields(type), RawStructs.IsBuffer);

    protected override bool FieldsAreMembers(Type type) => RawStructs.FieldsAreMembers(TypeContract.Of(type));

    protected override bool IsWireForm(Type type) => RawStructs.IsWireForm(generic.Close(type), generic.Holder);
}
