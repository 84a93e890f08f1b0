using System;
using System.Collections.Concurrent;
using System.Collections.Frozen;
using System.Collections.Generic;
using System.Collections.Immutable;
using System.Linq;
using Nino.Core;
using Nino.Tests.Hostile;
using Nino.Tests.Matrix;
using Nino.Tests.Types;

namespace Nino.Fuzz.Inputs;

/// <summary>The types that bytes are read as: those of the matrix of types, alone and in every position, and every Nino type of the tests.</summary>
internal static class Roots
{
    /// <summary>Types whose code does not give back what it was given, or which count their callbacks, so that what is written again differs.</summary>
    private static readonly HashSet<string> Odd = ["Doubled", "FickleMember", "ListedStruct", "Notified", "WrappedByChoice", "WrappedDefault"];

    /// <summary>Collections whose elements have no order or hash of their own, or any type: the framework raises errors of its own in them.</summary>
    private static readonly Type[] Unordered =
    [
        typeof(SortedSet<object>), typeof(SortedSet<Person>), typeof(SortedSet<(object, int)>), typeof(SortedSet<int[]>), typeof(SortedDictionary<object, int>), typeof(SortedDictionary<Person, int>),
        typeof(SortedList<object, int>), typeof(SortedList<int[], int>), typeof(PriorityQueue<int, object>), typeof(PriorityQueue<object, Person>), typeof(ImmutableSortedSet<object>), typeof(ImmutableSortedDictionary<object, int>),
        typeof(Dictionary<object, object>), typeof(HashSet<object>), typeof(ConcurrentDictionary<object, int>), typeof(FrozenSet<object>), typeof(FrozenDictionary<object, int>), typeof(ImmutableDictionary<object, object>),
        typeof(ImmutableHashSet<object>), typeof(ILookup<object, object>), typeof(OrderedDictionary<object, int>), typeof(FrozenSet<string>), typeof(FrozenDictionary<string, string>), typeof(Dictionary<Version, int>),
    ];

    public static IReadOnlyList<Root> All { get; } = [.. Types().Distinct().Where(type => !Odd.Contains(type.Name)).Select(Root.Of)];

    public static IReadOnlyDictionary<string, Root> ByName { get; } = All.ToDictionary(root => root.Name);

    /// <summary>Values of the matrix, and empty instances of the other types.</summary>
    public static IEnumerable<Case> Seeds()
    {
        foreach (TypeRow row in TypeRows.All)
        {
            Root root = ByName[row.Type.ToString()];
            foreach (object? value in row.Values)
            {
                yield return new Case(root.Name, Entry.Span, root.Write(value), Case.Taken);
            }
        }

        foreach (Root root in All)
        {
            if (Empty(root) is { } bytes)
            {
                yield return new Case(root.Name, Entry.Span, bytes, Case.Taken);
            }
        }
    }

    private static byte[]? Empty(Root root)
    {
        try
        {
            object? value = !root.Type.IsAbstract && (root.Type.IsValueType || root.Type.GetConstructor(Type.EmptyTypes) is not null) ? Activator.CreateInstance(root.Type) : null;
            return root.Write(value);
        }
        catch (Exception)
        {
            // Constructors and members of these types are made to fail.
            return null;
        }
    }

    private static IEnumerable<Type> Types()
    {
        foreach (TypeRow row in TypeRows.All)
        {
            yield return row.Type;
            yield return (row.Type.IsValueType && Nullable.GetUnderlyingType(row.Type) is null ? typeof(EverywhereValue<>) : typeof(Everywhere<>)).MakeGenericType(row.Type);
        }

        foreach (Type type in Unordered)
        {
            yield return type;
        }

        foreach (Type type in typeof(Tripwire).Assembly.GetTypes())
        {
            if (type.IsDefined(typeof(NinoTypeAttribute), inherit: false) && type is { ContainsGenericParameters: false, IsEnum: false } && type.IsVisible)
            {
                yield return type;
            }
        }
    }
}
