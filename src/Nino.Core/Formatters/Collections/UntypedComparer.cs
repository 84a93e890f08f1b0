using System.Collections;
using System.Collections.ObjectModel;
using System.Reflection;
using Nino.Core.Runtime;

namespace Nino.Core.Formatters;

/// <summary>The comparer of a hash table whose keys are not known by their type.</summary>
internal sealed class UntypedComparer : IEqualityComparer<object>
{
    private const string OfTable = "Comparer";
    private const string OfHashtable = "EqualityComparer";

    // What reflection tells of tables and of comparers: a message may ask for each of its keys. Null where there is none.
    private static readonly TypeCache<PropertyInfo?[]> Tables = new();
    private static readonly TypeCache<MethodInfo?[]> Hashes = new();

    private readonly object _comparer;
    private readonly MethodInfo _hash;

    private UntypedComparer(object comparer, MethodInfo hash) => (_comparer, _hash) = (comparer, hash);

    /// <summary>The comparer of a table; the usual one where the table tells none.</summary>
    [DynamicDependency(OfTable, typeof(KeyedCollection<,>))]
    [DynamicDependency(OfHashtable, typeof(Hashtable))]
    [DynamicDependency(nameof(GetHashCode), typeof(IEqualityComparer<>))]
    [DynamicDependency(nameof(GetHashCode), typeof(IEqualityComparer))]
    public static IEqualityComparer<object> Of(object table)
    {
        object? comparer = Tables.GetOrAdd(table.GetType(), static type => [Tells(type)])[0]?.GetValue(table);
        if (comparer is null)
        {
            return EqualityComparer<object>.Default;
        }

        // By identity, for one.
        if (comparer is IEqualityComparer<object> untyped and not EqualityComparer<object>)
        {
            return untyped;
        }

        return Hashes.GetOrAdd(comparer.GetType(), static type => [HashOf(type)])[0] is { } hash ? new UntypedComparer(comparer, hash) : EqualityComparer<object>.Default;
    }

    bool IEqualityComparer<object>.Equals(object? left, object? right) => Equals(left, right);

    /// <summary>The hash by which the table finds a key, which need not be the key's own.</summary>
    public int GetHashCode(object key) => (int)_hash.Invoke(_comparer, BindingFlags.DoNotWrapExceptions, null, [key], null)!;

    /// <summary>The property that tells the comparer, of the class of .NET that a table derives from.</summary>
    [UnconditionalSuppressMessage("Trimming", "IL2070", Justification = "The attributes of Of keep the properties and methods; interpreting keeps those of other tables (FrameworkMembers.Comparer).")]
    private static PropertyInfo? Tells(Type? type)
    {
        if (typeof(Hashtable).IsAssignableFrom(type))
        {
            return typeof(Hashtable).GetProperty(OfHashtable, BindingFlags.Instance | BindingFlags.NonPublic);
        }

        while (type is not null && type.Assembly != typeof(string).Assembly && type.Namespace?.StartsWith("System.Collections", StringComparison.Ordinal) != true)
        {
            type = type.BaseType;
        }

        return type?.GetProperty(OfTable);
    }

    /// <summary>The method by which a comparer hashes; null of those of the framework, whose hashes are those of the keys.</summary>
    [UnconditionalSuppressMessage("Trimming", "IL2070", Justification = "As above.")]
    [UnconditionalSuppressMessage("Trimming", "IL2065", Justification = "As above.")]
    private static MethodInfo? HashOf(Type comparer)
    {
        foreach (Type type in comparer.GetInterfaces())
        {
            bool hashes = type.IsGenericType ? type.GetGenericTypeDefinition() == typeof(IEqualityComparer<>) : type == typeof(IEqualityComparer);
            if (hashes && comparer.Assembly != typeof(string).Assembly && type.GetMethod(nameof(GetHashCode)) is { } hash)
            {
                return hash;
            }
        }

        return null;
    }
}
