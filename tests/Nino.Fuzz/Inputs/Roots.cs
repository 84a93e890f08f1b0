using System;
using System.Collections;
using System.Collections.Concurrent;
using System.Collections.Frozen;
using System.Collections.Generic;
using System.Collections.Immutable;
using System.Linq;
using System.Reflection;
using Nino.Core;
using Nino.Tests.Hostile;
using Nino.Tests.Kit;
using Nino.Tests.Matrix;
using Nino.Tests.Types;

namespace Nino.Fuzz.Inputs;

/// <summary>The types that bytes are read as: those of the matrix of types, alone and in every position, and every Nino type of the tests.</summary>
internal static class Roots
{
    /// <summary>Types whose code does not give back what it was given, replaces what it cannot read, takes no null or fails where there is one, or which count their callbacks, so that what is written again differs; and those with properties over fields that have the last word.</summary>
    private static readonly HashSet<string> Odd =
    [
        "AddsItself", "AddsItselfTo", "CrateHolder", "Doubled", "FickleMember", "ListedStruct", "MarkedPrefixed", "Notified", "PlacedBySetters", "Replacing", "WholeDerived", "WholeEmbed", "WholeOrdered", "WrappedByChoice", "WrappedDefault",
    ];

    /// <summary>Collections whose elements have no order or hash of their own, or any type: the framework raises errors of its own in them.</summary>
    private static readonly Type[] Unordered =
    [
        typeof(SortedSet<object>), typeof(SortedSet<Person>), typeof(SortedSet<(object, int)>), typeof(SortedSet<int[]>), typeof(SortedDictionary<object, int>), typeof(SortedDictionary<Person, int>),
        typeof(SortedList<object, int>), typeof(SortedList<int[], int>), typeof(PriorityQueue<int, object>), typeof(PriorityQueue<object, Person>), typeof(ImmutableSortedSet<object>), typeof(ImmutableSortedDictionary<object, int>),
        typeof(Dictionary<object, object>), typeof(HashSet<object>), typeof(ConcurrentDictionary<object, int>), typeof(FrozenSet<object>), typeof(FrozenDictionary<object, int>), typeof(ImmutableDictionary<object, object>),
        typeof(ImmutableHashSet<object>), typeof(ILookup<object, object>), typeof(OrderedDictionary<object, int>), typeof(FrozenSet<string>), typeof(FrozenDictionary<string, string>), typeof(Dictionary<Version, int>),
    ];

    private static readonly ILookup<Type, TypeRow> Rows = TypeRows.All.ToLookup(row => row.Type);

    private static readonly ILookup<Type, Func<string, object?>> TestsByType = Tests().ToLookup(test => test.Type, test => test.Of);

    public static IReadOnlyList<Root> All { get; } = [.. Types().Distinct().Where(type => !Odd.Contains(type.Name)).Select(Root.Of)];

    public static IReadOnlyDictionary<string, Root> ByName { get; } = All.ToDictionary(root => root.Name);

    /// <summary>Values of the matrix and of the tests for a type, with and without references, and an empty instance.</summary>
    public static IEnumerable<Case> Seeds(Root root)
    {
        IEnumerable<object?> values = Rows[root.Type].SelectMany(row => row.Values.Cast<object?>())
            .Concat(TestsByType[root.Type].SelectMany(of => ((IEnumerable)of("Values")!).Cast<object?>())).Append(Empty(root.Type));
        foreach (object? value in values)
        {
            if (Write(root, value) is { } bytes)
            {
                yield return new Case(root.Name, new Way(Entry.Span), bytes, Case.Taken);
                Way referring = new(Entry.Span, Settings.References);
                if (Write(root, value, referring.Options) is { } referred && !referred.AsSpan().SequenceEqual(bytes))
                {
                    yield return new Case(root.Name, referring, referred, Case.Taken);
                }
            }
        }
    }

    /// <summary>Null where the type does not let its values be written: constructors and members of some are made to fail.</summary>
    private static byte[]? Write(Root root, object? value, NinoOptions? options = null)
    {
        try
        {
            return root.Write(value, options);
        }
        catch (Exception)
        {
            return null;
        }
    }

    private static object? Empty(Type type)
    {
        try
        {
            return !type.IsAbstract && (type.IsValueType || type.GetConstructor(Type.EmptyTypes) is not null) ? Activator.CreateInstance(type) : null;
        }
        catch (TargetInvocationException)
        {
            return null;
        }
    }

    /// <summary>The types of which tests give values, and the properties of the tests.</summary>
    private static IEnumerable<(Type Type, Func<string, object?> Of)> Tests() =>
        from test in typeof(Tripwire).Assembly.GetTypes()
        where !test.IsAbstract && !test.ContainsGenericParameters && test.GetConstructor(Type.EmptyTypes) is not null
        from level in Levels(test)
        where level.IsGenericType && level.GetGenericTypeDefinition() == typeof(FormatterTests<>)
        select (level.GetGenericArguments()[0], (Func<string, object?>)(name => level.GetProperty(name, BindingFlags.Instance | BindingFlags.NonPublic)!.GetValue(Activator.CreateInstance(test))));

    private static IEnumerable<Type> Levels(Type type)
    {
        for (Type? level = type; level is not null; level = level.BaseType)
        {
            yield return level;
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

        foreach ((Type type, Func<string, object?> of) in Tests())
        {
            if (of("CanWriteWhatWasRead") is true)
            {
                yield return type;
            }
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
