using System.Linq;
using System.Reflection;
using Nino.Core.Formatters;

namespace Nino.Core.RuntimeMode;

/// <summary>What the type parameters of a generic type stand for: types and their formatters.</summary>
/// <param name="Arguments">The type arguments.</param>
/// <param name="Formatters">The formatter of each.</param>
/// <param name="Holder">The assembly of the type; null where a root is composed.</param>
[RequiresUnreferencedCode(Reflected.RuntimeMode)]
[RequiresDynamicCode(Reflected.RuntimeMode)]
internal sealed record GenericScope(Type[] Arguments, Type[] Formatters, Assembly? Holder)
{
    public static readonly GenericScope None = new([], [], null);

    /// <summary>A type with arguments in place of parameters.</summary>
    public Type Close(Type type) =>
        !type.ContainsGenericParameters ? type
        : type.IsGenericParameter ? Arguments[type.GenericParameterPosition]
        : type.IsArray ? CloseArray(type)
        : type.GetGenericTypeDefinition().MakeGenericType(type.GetGenericArguments().Select(Close).ToArray());

    private Type CloseArray(Type type) => type.GetArrayRank() == 1
        ? Close(type.GetElementType()!).MakeArrayType()
        : Close(type.GetElementType()!).MakeArrayType(type.GetArrayRank());
}
