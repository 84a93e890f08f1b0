using System.Linq;
using System.Reflection;
using Nino.Core.Formatters;

namespace Nino.Core.RuntimeMode;

/// <summary>What an assembly sees of others.</summary>
[RequiresUnreferencedCode(Reflected.RuntimeMode)]
[RequiresDynamicCode(Reflected.RuntimeMode)]
internal static class Visibility
{
    /// <summary>Whether code of an assembly, outside of the type, can call a method or constructor.</summary>
    public static bool IsAccessible(MethodBase method, Assembly from) =>
        method.IsPublic || ((method.IsAssembly || method.IsFamilyOrAssembly) && AreFriends(method.DeclaringType!.Assembly, from));

    /// <summary>
    /// Whether generated code of an assembly can reach a field or an accessor of a property: it is shown, or it belongs to a
    /// Nino type, whose formatter declares for others what the compiler does not show them. They have to be able to name the
    /// types that it is made of, and its formatter.
    /// </summary>
    /// <param name="member">The field or accessor.</param>
    /// <param name="declared">The field, or the property.</param>
    /// <param name="type">Its type.</param>
    /// <param name="from">The assembly.</param>
    public static bool IsReached(MemberInfo member, MemberInfo declared, Type type, Assembly from) =>
        IsShown(member, from)
        || (type.IsVisible && ReflectedTypes.IsNinoType(member.DeclaringType!) && declared.GetCustomAttributes<NinoCustomFormatterAttribute>(inherit: false).All(attribute => attribute.FormatterType.IsVisible));

    /// <summary>Whether the compiler shows a field or method to an assembly.</summary>
    public static bool IsShown(MemberInfo member, Assembly to)
    {
        (bool isPrivate, bool isInternal) = member is FieldInfo field
            ? (field.IsPrivate, field.IsAssembly || field.IsFamilyAndAssembly)
            : (((MethodBase)member).IsPrivate, ((MethodBase)member).IsAssembly || ((MethodBase)member).IsFamilyAndAssembly);
        return !(isPrivate || isInternal) || (isPrivate ? member.DeclaringType!.Assembly == to : AreFriends(member.DeclaringType!.Assembly, to));
    }

    /// <summary>Whether an assembly shows its internal types and members to another.</summary>
    public static bool AreFriends(Assembly declaring, Assembly other) => declaring == other
        || declaring.GetCustomAttributes<InternalsVisibleToAttribute>().Any(friend => new AssemblyName(friend.AssemblyName).Name == other.GetName().Name);
}
