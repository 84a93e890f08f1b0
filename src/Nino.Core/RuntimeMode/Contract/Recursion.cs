using System.Linq;
using System.Reflection;
using Nino.Contract;
using Nino.Core.Formatters;

namespace Nino.Core.RuntimeMode;

/// <summary>Answers by reflection what the rules of recursion ask.</summary>
/// <param name="holder">The assembly of the type that is asked about.</param>
[RequiresUnreferencedCode(Reflected.RuntimeMode)]
[RequiresDynamicCode(Reflected.RuntimeMode)]
internal sealed class Recursion(Assembly holder) : RecursionRules<Type>(EqualityComparer<Type>.Default)
{
    /// <summary>Whether nesting has to be counted in a type.</summary>
    public static bool IsCounted(TypeContract contract) => contract.MembersInOrder.Any(member => member.Custom is not null)
        || new Recursion(contract.Type.Assembly).IsCounted(contract.Type, contract.MembersInOrder.Select(member => member.Type).ToArray());

    protected override bool IsUnknown(Type type) => type.IsGenericParameter || type == typeof(object) || CustomFormatters.Of(type, holder) is not null || IsUntyped(type.FullName ?? "");

    protected override bool IsNinoType(Type type) => ReflectedTypes.IsNinoType(type) && RawStructs.InlineLength(type) is null;

    protected override bool IsSealed(Type type) => type.IsSealed;

    protected override Type Definition(Type type) => type.IsGenericType ? type.GetGenericTypeDefinition() : type;

    /// <remarks>Of a closed type, those of its definition, which do not tell what stands for its type parameters.</remarks>
    protected override IEnumerable<Type> MembersOf(Type type) =>
        type.IsAbstract ? [] : TypeContract.Of(type).MembersInOrder.Select(member => member.Type).Concat(type.GetGenericArguments());

    protected override IEnumerable<Type> PartsOf(Type type) => type.IsArray ? [type.GetElementType()!]
        : RawStructs.InlineLength(type) is not null ? Members.Fields(type).Select(field => field.FieldType)
        : type.GetGenericArguments();
}
