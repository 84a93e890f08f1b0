using System.Reflection;
using Nino.Core.Formatters;

namespace Nino.Core.RuntimeMode;

/// <summary>Guards of hash tables that are filled through interfaces.</summary>
[RequiresUnreferencedCode(Reflected.RuntimeMode)]
[RequiresDynamicCode(Reflected.RuntimeMode)]
internal sealed class KeyGuard(Type table, Type key)
{
    private readonly bool _isSorted = IsSorted(table);
    private readonly int _keySize = InstanceSize.InPlace(key);

    // Looked for once: finding a method allocates several times what a small table takes.
    private readonly MethodInfo? _ensureCapacity = table.GetMethod("EnsureCapacity", [typeof(int)]) is { } method && method.ReturnType == typeof(int) ? method : null;

    /// <summary>The guard of a table that is about to take so many keys; one that counts nothing where none is needed.</summary>
    public CollisionGuard<object> Of(scoped ref Reader reader, object empty, int count) =>
        _isSorted ? default
        : CollisionGuard<object>.IsNeededOfBoxed(ref reader, count, _keySize) ? Of(ref reader, empty, count, UntypedComparer.Of(empty))
        : default;

    /// <summary>Looks at a key before it is hashed (<see cref="CollisionGuard{TKey}.CheckKey"/>).</summary>
    public void Check(scoped ref Reader reader, ref CollisionGuard<object> guard, object table, object? key, int count, int start)
    {
        if (!_isSorted && reader.HasReferred)
        {
            guard.CheckKey(ref reader, key!, UntypedComparer.Of(table), count, start);
        }
    }

    private CollisionGuard<object> Of(scoped ref Reader reader, object empty, int count, IEqualityComparer<object> comparer) =>
        _ensureCapacity is null
            ? CollisionGuard<object>.GrowingOfBoxed(ref reader, count, comparer, _keySize)
            : CollisionGuard<object>.OfBoxed(ref reader, count, (int)_ensureCapacity.Invoke(empty, [count])!, comparer, _keySize);

    /// <summary>Whether a type is a tree or a sorted list, or derives from one: no keys collide in it.</summary>
    private static bool IsSorted(Type? type) => type is not null && (IsSortedItself(type) || IsSorted(type.BaseType));

    private static bool IsSortedItself(Type type) => type.IsGenericType && type.GetGenericTypeDefinition() is var definition
        && (definition == typeof(SortedSet<>) || definition == typeof(SortedDictionary<,>) || definition == typeof(SortedList<,>));
}
