using System.Linq;
using Nino.Contract;
using Nino.Core.Formatters;
using Nino.Core.Runtime;

namespace Nino.Core.RuntimeMode;

/// <summary>Collections that are filled, because the member that holds them cannot be set.</summary>
[RequiresUnreferencedCode(Reflected.RuntimeMode)]
[RequiresDynamicCode(Reflected.RuntimeMode)]
internal static class Filling
{
    /// <summary>Whether an instance of the type can be cleared and filled: a queue, a stack and the like, or what implements one closed form of <c>ICollection&lt;T&gt;</c>.</summary>
    public static bool IsPossible(Type type) =>
        !(type.IsValueType || type.IsArray || type.IsGenericParameter || ReflectedTypes.IsNinoType(type))
        && KnownFilled.CanFill(type.Namespace, type.Name, CollectionsOf(type));

    /// <summary>Whether the type has a method of its own that fills it.</summary>
    public static bool IsKnown(Type type) => KnownFilled.Types.Contains(TypeNames.InMetadata(type));

    /// <summary>The closed forms of <c>ICollection&lt;T&gt;</c> that a type is or implements.</summary>
    public static IEnumerable<Type> CollectionsOf(Type type) => Implemented(type, typeof(ICollection<>));

    /// <summary>The closed form of <c>IDictionary&lt;TKey, TValue&gt;</c> that a type is or implements, or null.</summary>
    public static Type? DictionaryOf(Type type) => Implemented(type, typeof(IDictionary<,>)).FirstOrDefault();

    private static IEnumerable<Type> Implemented(Type type, Type definition) => type.GetInterfaces().Append(type)
        .Where(contract => contract.IsGenericType && contract.GetGenericTypeDefinition() == definition);
}
