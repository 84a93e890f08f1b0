using System;
using System.Collections;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Linq;
using System.Reflection;

namespace Nino.Tests.Kit;

/// <summary>
/// Compares two values by what they are made of: exact types, every field of every base class, floats by their bits,
/// collections by their elements in enumeration order. No <c>Equals</c> of a user type is trusted.
/// </summary>
public static class Structure
{
    private static readonly ConcurrentDictionary<Type, FieldInfo[]> KnownFields = new();

    /// <returns>The first difference and where it is, or null.</returns>
    public static string? Difference(object? expected, object? actual) =>
        Difference(expected, actual, new Dictionary<object, object>(ReferenceEqualityComparer.Instance));

    /// <summary>The fields of a type and of its base classes.</summary>
    public static FieldInfo[] FieldsOf(Type type) => KnownFields.GetOrAdd(type, FindFields);

    /// <param name="expected">A value.</param>
    /// <param name="actual">Another.</param>
    /// <param name="around">The objects that hold them: what holds itself is compared once, and the other has to hold itself too.</param>
    private static string? Difference(object? expected, object? actual, Dictionary<object, object> around)
    {
        expected = Views.Of(expected);
        actual = Views.Of(actual);
        if (ReferenceEquals(expected, actual))
        {
            return null;
        }

        if (expected is null || actual is null || expected.GetType() != actual.GetType())
        {
            return Differ(expected, actual);
        }

        return expected switch
        {
            string => Leaf(expected, actual),
            float number => Leaf(BitConverter.SingleToInt32Bits(number), BitConverter.SingleToInt32Bits((float)actual)),
            double number => Leaf(BitConverter.DoubleToInt64Bits(number), BitConverter.DoubleToInt64Bits((double)actual)),
            Array array => Shape(array, (Array)actual) ?? Elements(array, (Array)actual, around),
            IEnumerable elements when IsOfFramework(expected.GetType()) => Elements(elements, (IEnumerable)actual, around),
            _ when expected.GetType().IsPrimitive => Leaf(expected, actual),
            _ => Fields(expected, actual, around),
        };
    }

    /// <summary>Whether a type is a collection of the framework or derives from one.</summary>
    private static bool IsOfFramework(Type? type) =>
        type is not null && (type.Namespace?.StartsWith("System.Collections", StringComparison.Ordinal) == true || IsOfFramework(type.BaseType));

    private static string? Leaf(object expected, object actual) => expected.Equals(actual) ? null : Differ(expected, actual);

    private static string Differ(object? expected, object? actual) => $": expected {Show(expected)}, was {Show(actual)}";

    private static string? Shape(Array expected, Array actual) =>
        Enumerable.Range(0, expected.Rank).Any(i => expected.GetLength(i) != actual.GetLength(i)) ? ": lengths differ" : null;

    private static string? Elements(IEnumerable expected, IEnumerable actual, Dictionary<object, object> around)
    {
        IEnumerator left = expected.GetEnumerator();
        IEnumerator right = actual.GetEnumerator();
        for (int i = 0; ; i++)
        {
            bool more = left.MoveNext();
            if (more != right.MoveNext())
            {
                return $": counts differ from {i}";
            }

            if (!more)
            {
                return null;
            }

            if (Difference(left.Current, right.Current, around) is { } difference)
            {
                return $"[{i}]{difference}";
            }
        }
    }

    private static string? Fields(object expected, object actual, Dictionary<object, object> around)
    {
        if (!around.TryAdd(expected, actual))
        {
            return ReferenceEquals(around[expected], actual) ? null : ": expected what holds it, was another";
        }

        string? difference = null;
        foreach (FieldInfo field in FieldsOf(expected.GetType()))
        {
            if (Difference(field.GetValue(expected), field.GetValue(actual), around) is { } inner)
            {
                difference = $".{field.Name}{inner}";
                break;
            }
        }

        around.Remove(expected);
        return difference;
    }

    private static FieldInfo[] FindFields(Type type)
    {
        const BindingFlags declared = BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;
        List<FieldInfo> fields = [];
        for (Type? level = type; level is not null; level = level.BaseType)
        {
            fields.AddRange(level.GetFields(declared));
        }

        return [.. fields];
    }

    private static string Show(object? value) => value switch
    {
        null => "null",
        string text => $"\"{(text.Length > 40 ? text[..40] + "…" : text)}\" ({text.Length} chars)",
        _ => $"{value} ({value.GetType().Name})",
    };
}
