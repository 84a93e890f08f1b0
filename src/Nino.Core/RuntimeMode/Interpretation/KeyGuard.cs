using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using Nino.Core.Formatters;

namespace Nino.Core.Runtime;

/// <summary>Guards of hash tables that are filled through interfaces.</summary>
internal static class KeyGuard
{
    /// <summary>The guard of a table that is about to take so many keys; one that counts nothing where none is needed. Tables of the same size have the same buckets.</summary>
    public static CollisionGuard<object> Of(Type table, int count, int limit) =>
        CollisionGuard<object>.IsNeeded(count, limit) && IsHashTable(table)
            ? new CollisionGuard<object>(new Dictionary<object, object>().EnsureCapacity(count), limit, EqualityComparer<object>.Default)
            : default;

    /// <summary>Whether a type is a hash table, or derives from one.</summary>
    private static bool IsHashTable(Type? type) => type is not null && (IsTable(type) || IsHashTable(type.BaseType));

    private static bool IsTable(Type type) => type.IsGenericType && type.GetGenericTypeDefinition() is var definition
        && (definition == typeof(HashSet<>) || definition == typeof(Dictionary<,>) || definition == typeof(ConcurrentDictionary<,>));
}
