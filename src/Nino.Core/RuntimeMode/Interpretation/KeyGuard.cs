using System;
using System.Collections.Generic;
using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using Nino.Core.Formatters;

namespace Nino.Core.RuntimeMode;

/// <summary>Guards of hash tables that are filled through interfaces.</summary>
[RequiresUnreferencedCode(Reflected.RuntimeMode)]
[RequiresDynamicCode(Reflected.RuntimeMode)]
internal sealed class KeyGuard(Type table)
{
    private readonly bool _isSorted = IsSorted(table);

    // Looked for once: finding a method allocates several times what a small table takes.
    private readonly MethodInfo? _ensureCapacity = table.GetMethod("EnsureCapacity", [typeof(int)]) is { } method && method.ReturnType == typeof(int) ? method : null;

    /// <summary>The guard of a table that is about to take so many keys; one that counts nothing where none is needed.</summary>
    public CollisionGuard<object> Of(scoped ref Reader reader, object empty, int count) =>
        _isSorted ? default
        : _ensureCapacity is null ? CollisionGuard<object>.Growing(ref reader, count, EqualityComparer<object>.Default)
        : CollisionGuard<object>.IsNeeded(ref reader, count) ? CollisionGuard<object>.Of(ref reader, count, (int)_ensureCapacity.Invoke(empty, [count])!, EqualityComparer<object>.Default)
        : default;

    /// <summary>Whether a type is a tree or a sorted list, or derives from one: no keys collide in it.</summary>
    private static bool IsSorted(Type? type) => type is not null && (IsSortedItself(type) || IsSorted(type.BaseType));

    private static bool IsSortedItself(Type type) => type.IsGenericType && type.GetGenericTypeDefinition() is var definition
        && (definition == typeof(SortedSet<>) || definition == typeof(SortedDictionary<,>) || definition == typeof(SortedList<,>));
}
