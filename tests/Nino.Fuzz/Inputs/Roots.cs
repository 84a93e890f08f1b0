using System;
using System.Collections.Generic;
using System.Linq;
using Nino.Core;
using Nino.Tests.Hostile;
using Nino.Tests.Matrix;

namespace Nino.Fuzz.Inputs;

/// <summary>The types that bytes are read as: those of the matrix of types, alone and in every position, and every Nino type of the tests.</summary>
internal static class Roots
{
    /// <summary>Types whose code does not give what it was given, so that what is written again differs; and those that never end.</summary>
    private static readonly HashSet<string> Odd = [];

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
                yield return new Case(root.Name, Entry.Span, root.Write(value), IsTaken: true);
            }
        }

        foreach (Root root in All)
        {
            if (Empty(root) is { } bytes)
            {
                yield return new Case(root.Name, Entry.Span, bytes, IsTaken: true);
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

        foreach (Type type in typeof(Tripwire).Assembly.GetTypes())
        {
            if (type.IsDefined(typeof(NinoTypeAttribute), inherit: false) && type is { ContainsGenericParameters: false, IsEnum: false } && type.IsVisible)
            {
                yield return type;
            }
        }
    }
}
