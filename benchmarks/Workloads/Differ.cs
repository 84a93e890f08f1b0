using System;
using System.Collections.Generic;

namespace Nino.BenchmarkData;

/// <summary>Finds the first difference between two values. Null means that there is none; else the text is a path and both values.</summary>
public static class Differ
{
    public static string? Value<T>(T expected, T actual) =>
        EqualityComparer<T>.Default.Equals(expected, actual) ? null : Text(expected, actual);

    public static string? Time(DateTime expected, DateTime actual) =>
        expected.Ticks == actual.Ticks && expected.Kind == actual.Kind
            ? null
            : $": expected {expected:O} ({expected.Kind}), was {actual:O} ({actual.Kind})";

    public static string? Member(string name, string? difference) => difference is null ? null : $".{name}{difference}";

    public static string? Object<T>(T? expected, T? actual, Func<T, T, string?> members)
        where T : class
    {
        if (expected is null || actual is null)
            return ReferenceEquals(expected, actual) ? null : Text(expected, actual);
        return expected.GetType() == actual.GetType() ? members(expected, actual) : Text(expected.GetType(), actual.GetType());
    }

    /// <summary>Compares in enumeration order, which is what a stack or a queue hands out.</summary>
    public static string? Sequence<T>(IReadOnlyCollection<T>? expected, IReadOnlyCollection<T>? actual, Func<T, T, string?> element)
    {
        if (expected is null || actual is null)
            return ReferenceEquals(expected, actual) ? null : Text(expected, actual);
        if (expected.Count != actual.Count)
            return $".Count{Text(expected.Count, actual.Count)}";

        using IEnumerator<T> left = expected.GetEnumerator();
        using IEnumerator<T> right = actual.GetEnumerator();
        for (int i = 0; left.MoveNext() && right.MoveNext(); i++)
        {
            if (element(left.Current, right.Current) is string difference)
                return $"[{i}]{difference}";
        }

        return null;
    }

    public static string? Sequence<T>(IReadOnlyCollection<T>? expected, IReadOnlyCollection<T>? actual) =>
        Sequence(expected, actual, Value);

    public static string? Map<TKey, TValue>(
        Dictionary<TKey, TValue>? expected,
        Dictionary<TKey, TValue>? actual,
        Func<TValue, TValue, string?> element)
        where TKey : notnull
    {
        if (expected is null || actual is null)
            return ReferenceEquals(expected, actual) ? null : Text(expected, actual);
        if (expected.Count != actual.Count)
            return $".Count{Text(expected.Count, actual.Count)}";

        foreach (KeyValuePair<TKey, TValue> entry in expected)
        {
            if (!actual.TryGetValue(entry.Key, out TValue? value))
                return $"[{Show(entry.Key)}]: missing";
            if (element(entry.Value, value) is string difference)
                return $"[{Show(entry.Key)}]{difference}";
        }

        return null;
    }

    public static string? Map<TKey, TValue>(Dictionary<TKey, TValue>? expected, Dictionary<TKey, TValue>? actual)
        where TKey : notnull => Map(expected, actual, Value);

    private static string Text(object? expected, object? actual) => $": expected {Show(expected)}, was {Show(actual)}";

    private static string Show(object? value) => value switch
    {
        null => "null",
        string { Length: > 40 } text => $"\"{text.Substring(0, 40)}…\" ({text.Length} chars)",
        string text => $"\"{text}\"",
        char character => $"U+{(int)character:X4}",
        IFormattable number => number.ToString(null, System.Globalization.CultureInfo.InvariantCulture),
        Type type => type.Name,
        _ => $"{value.GetType().Name}",
    };
}
