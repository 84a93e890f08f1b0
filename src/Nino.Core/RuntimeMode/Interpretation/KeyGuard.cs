using System;
using System.Collections.Generic;
using System.Diagnostics.CodeAnalysis;
using Nino.Core.Formatters;

namespace Nino.Core.RuntimeMode;

/// <summary>Guards of hash tables that are filled through interfaces.</summary>
[RequiresUnreferencedCode(Reflected.RuntimeMode)]
[RequiresDynamicCode(Reflected.RuntimeMode)]
internal static class KeyGuard
{
    /// <summary>The guard of a table that is about to take so many keys; one that counts nothing where none is needed.</summary>
    public static CollisionGuard<object> Of(scoped ref Reader reader, object table, int count) =>
        IsSorted(table.GetType()) ? default
        : table.GetType().GetMethod("EnsureCapacity", [typeof(int)]) is not { } method || method.ReturnType != typeof(int) ? CollisionGuard<object>.Growing(ref reader, count, EqualityComparer<object>.Default)
        : CollisionGuard<object>.IsNeeded(ref reader, count) ? CollisionGuard<object>.Of(ref reader, count, (int)method.Invoke(table, [count])!, EqualityComparer<object>.Default)
        : default;

    /// <summary>Whether a type is a tree or a sorted list, or derives from one: no keys collide in it.</summary>
    private static bool IsSorted(Type? type) => type is not null && (IsSortedItself(type) || IsSorted(type.BaseType));

    private static bool IsSortedItself(Type type) => type.IsGenericType && type.GetGenericTypeDefinition() is var definition
        && (definition == typeof(SortedSet<>) || definition == typeof(SortedDictionary<,>) || definition == typeof(SortedList<,>));
}
