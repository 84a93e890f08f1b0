using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Linq;
using Nino.Core.Formatters;

namespace Nino.Core.Runtime;

/// <summary>Guards of hash tables that are filled through interfaces.</summary>
internal static class KeyGuard
{
    /// <summary>The guard of a table that is about to take so many keys; one that counts nothing where none is needed. Tables of the same size have the same buckets.</summary>
    public static CollisionGuard<object> Of(Type table, int count, int limit) =>
        CollisionGuard<object>.IsNeeded(count, limit) && ReflectedTypes.Ancestors(table).Prepend(table).Any(IsHashTable)
            ? new CollisionGuard<object>(new Dictionary<object, object>().EnsureCapacity(count), limit, EqualityComparer<object>.Default)
            : default;

    private static bool IsHashTable(Type type) => type.IsGenericType && type.GetGenericTypeDefinition() is var definition
        && (definition == typeof(HashSet<>) || definition == typeof(Dictionary<,>) || definition == typeof(ConcurrentDictionary<,>));
}
