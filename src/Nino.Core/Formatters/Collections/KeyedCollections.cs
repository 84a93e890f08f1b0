using System.Collections.ObjectModel;
using System.Reflection;

namespace Nino.Core.Formatters;

/// <summary>Classes derived from <see cref="KeyedCollection{TKey,TItem}"/>: hash tables that only they can tell the keys of.</summary>
internal static class KeyedCollections
{
    private const string Method = "GetKeyForItem";

    /// <summary>Gives the key of an item of a collection; null for other types.</summary>
    [DynamicDependency(Method, typeof(KeyedCollection<,>))]
    [UnconditionalSuppressMessage("Trimming", "IL2075", Justification = "The attribute keeps the method.")]
    public static Func<object, object?, object?>? KeyOf(Type collection)
    {
        for (Type? ancestor = collection.BaseType; ancestor is not null; ancestor = ancestor.BaseType)
        {
            if (ancestor.IsGenericType && ancestor.GetGenericTypeDefinition() == typeof(KeyedCollection<,>))
            {
                return ancestor.GetMethod(Method, BindingFlags.Instance | BindingFlags.NonPublic) is { } method
                    ? (owner, item) => method.Invoke(owner, BindingFlags.DoNotWrapExceptions, null, [item], null)
                    : null;
            }
        }

        return null;
    }
}
