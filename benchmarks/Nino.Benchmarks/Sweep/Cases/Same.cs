using System;
using System.Collections;
using System.Collections.Generic;
using System.Linq;
using System.Numerics;
using System.Reflection;
using Nino.BenchmarkData;

namespace Nino.Benchmarks.Sweep;

/// <summary>Compares two values of any type of the sweep, to the bit, but for keys and the elements of sets, which have to be equal.</summary>
internal static class Same
{
    /// <summary>Null when both are equal, else where they first differ and how.</summary>
    public static string? Difference(object? expected, object? actual)
    {
        if (expected is null || actual is null || expected.GetType() != actual.GetType())
            return expected is null && actual is null ? null : Differ.Value(expected?.GetType(), actual?.GetType());
        switch (expected)
        {
            case string or Uri or Version:
                return Differ.Value(expected, actual);
            case DateTime time:
                return Differ.Time(time, (DateTime)actual);
            case DateTimeOffset time:
                return time.EqualsExact((DateTimeOffset)actual) ? null : Differ.Value(time.Offset, ((DateTimeOffset)actual).Offset) ?? Differ.Value(expected, actual);
            case double number:
                return Differ.Value(BitConverter.DoubleToInt64Bits(number), BitConverter.DoubleToInt64Bits((double)actual));
            case float number:
                return Differ.Value(BitConverter.SingleToInt32Bits(number), BitConverter.SingleToInt32Bits((float)actual));
            case decimal number:
                return decimal.GetBits(number).AsSpan().SequenceEqual(decimal.GetBits((decimal)actual)) ? null : $"{Differ.Value(expected, actual) ?? ": another scale"}";
            case IDictionary map:
                return Maps(map, (IDictionary)actual);
            case IEnumerable sequence when expected.GetType().GetInterfaces().Any(one => one.IsGenericType && one.GetGenericTypeDefinition() == typeof(ISet<>)):
                return Differ.Value(true, sequence.Cast<object>().ToHashSet().SetEquals(((IEnumerable)actual).Cast<object>()));
            case IEnumerable sequence:
                return Differ.Sequence([.. sequence.Cast<object?>()], [.. ((IEnumerable)actual).Cast<object?>()], Difference);
        }

        // Equality of these takes 0 for -0, and one NaN for any other.
        bool isNumber = expected is Complex or Vector3 || expected.GetType().FullName == "System.Half";
        if (!isNumber && (expected.GetType().Assembly != typeof(Same).Assembly || expected is Enum))
            return Differ.Value(expected, actual);
        return expected.GetType().GetFields(BindingFlags.Public | BindingFlags.Instance | (isNumber ? BindingFlags.NonPublic : 0))
            .Select(field => Differ.Member(field.Name, Difference(field.GetValue(expected), field.GetValue(actual))))
            .FirstOrDefault(difference => difference is not null);
    }

    private static string? Maps(IDictionary expected, IDictionary actual)
    {
        if (expected.Count != actual.Count)
            return Differ.Member("Count", Differ.Value(expected.Count, actual.Count));
        foreach (DictionaryEntry entry in expected)
        {
            if ((actual.Contains(entry.Key) ? Difference(entry.Value, actual[entry.Key]) : ": missing") is string difference)
                return $"[{entry.Key}]{difference}";
        }

        return null;
    }
}
