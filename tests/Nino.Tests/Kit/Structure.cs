using System;
using System.Collections;
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
    public static string? Difference(object? expected, object? actual, string path = "") =>
        Difference(expected, actual, path, new Dictionary<object, object>(ReferenceEqualityComparer.Instance));

    /// <param name="expected">A value.</param>
    /// <param name="actual">Another.</param>
    /// <param name="path">Where they are.</param>
    /// <param name="around">The objects that hold them: what holds itself is compared once, and the other has to hold itself too.</param>
    private static string? Difference(object? expected, object? actual, string path, Dictionary<object, object> around)
    {
        expected = Views.Of(expected);
        actual = Views.Of(actual);
        if (ReferenceEquals(expected, actual))
        {
            return null;
        }

        if (expected is null || actual is null || expected.GetType() != actual.GetType())
        {
            return $"{path}: expected {Show(expected)}, was {Show(actual)}";
        }

        return expected switch
        {
            string => Leaf(expected, actual, path),
            float number => Leaf(BitConverter.SingleToInt32Bits(number), BitConverter.SingleToInt32Bits((float)actual), path),
            double number => Leaf(BitConverter.DoubleToInt64Bits(number), BitConverter.DoubleToInt64Bits((double)actual), path),
            Array array => Shape(array, (Array)actual, path) ?? Elements(array, (Array)actual, path, around),
            IEnumerable elements when IsOfFramework(expected.GetType()) => Elements(elements, (IEnumerable)actual, path, around),
            _ when expected.GetType().IsPrimitive => Leaf(expected, actual, path),
            _ => Fields(expected, actual, path, around),
        };
    }

    /// <summary>Whether a type is a collection of the framework or derives from one.</summary>
    private static bool IsOfFramework(Type? type) =>
        type is not null && (type.Namespace?.StartsWith("System.Collections", StringComparison.Ordinal) == true || IsOfFramework(type.BaseType));

    private static string? Leaf(object expected, object actual, string path) =>
        expected.Equals(actual) ? null : $"{path}: expected {Show(expected)}, was {Show(actual)}";

    private static string? Shape(Array expected, Array actual, string path) =>
        Enumerable.Range(0, expected.Rank).Any(i => expected.GetLength(i) != actual.GetLength(i)) ? $"{path}: lengths differ" : null;

    private static string? Elements(IEnumerable expected, IEnumerable actual, string path, Dictionary<object, object> around)
    {
        IEnumerator left = expected.GetEnumerator();
        IEnumerator right = actual.GetEnumerator();
        for (int i = 0; ; i++)
        {
            bool more = left.MoveNext();
            if (more != right.MoveNext())
            {
                return $"{path}: counts differ from {i}";
            }

            if (!more)
            {
                return null;
            }

            if (Difference(left.Current, right.Current, $"{path}[{i}]", around) is { } difference)
            {
                return difference;
            }
        }
    }

    private static string? Fields(object expected, object actual, string path, Dictionary<object, object> around)
    {
        if (!around.TryAdd(expected, actual))
        {
            return ReferenceEquals(around[expected], actual) ? null : $"{path}: expected what holds it, was another";
        }

        string? difference = FieldsOf(expected.GetType())
            .Select(field => Difference(field.GetValue(expected), field.GetValue(actual), $"{path}.{field.Name}", around))
            .FirstOrDefault(difference => difference is not null);
        around.Remove(expected);
        return difference;
    }

    private static IEnumerable<FieldInfo> FieldsOf(Type type)
    {
        const BindingFlags declared = BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;
        for (Type? level = type; level is not null; level = level.BaseType)
        {
            foreach (FieldInfo field in level.GetFields(declared))
            {
                yield return field;
            }
        }
    }

    private static string Show(object? value) => value switch
    {
        null => "null",
        string text => $"\"{(text.Length > 40 ? text[..40] + "…" : text)}\" ({text.Length} chars)",
        _ => $"{value} ({value.GetType().Name})",
    };
}
