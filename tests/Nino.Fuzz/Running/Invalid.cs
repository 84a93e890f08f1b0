using System;
using System.Collections;
using System.Reflection;
using System.Runtime.CompilerServices;
using System.Text;
using Nino.Tests.Kit;

namespace Nino.Fuzz.Running;

/// <summary>Finds values that C# could not have made: bits that no constructor lets through.</summary>
internal static class Invalid
{
    private const BindingFlags Declared = BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;
    private const int Deepest = 64;
    private const int MostValues = 5000;

    /// <summary>What is wrong with a value or with what it holds, or null.</summary>
    public static string? Find(object? value)
    {
        int left = MostValues;
        return Find(value, 0, ref left);
    }

    private static string? Find(object? value, int depth, ref int left)
    {
        value = Views.Of(value);
        if (value is null || depth > Deepest || --left < 0)
        {
            return null;
        }

        switch (value)
        {
            case bool:
                return Unsafe.As<bool, byte>(ref Unsafe.Unbox<bool>(value)) > 1 ? "a bool that is neither true nor false" : null;
            case DateTime time:
                return time.Ticks > DateTime.MaxValue.Ticks ? "a DateTime out of range" : null;
            case DateTimeOffset time:
                return Math.Abs(time.Offset.TotalMinutes) > 14 * 60 || time.Ticks < 0 || time.Ticks > DateTime.MaxValue.Ticks ? "a DateTimeOffset out of range" : null;
            case DateOnly day:
                return day.DayNumber < 0 || day.DayNumber > DateOnly.MaxValue.DayNumber ? "a DateOnly out of range" : null;
            case TimeOnly time:
                return time.Ticks < 0 || time.Ticks > TimeOnly.MaxValue.Ticks ? "a TimeOnly out of range" : null;
            case Rune rune:
                return Rune.IsValid(rune.Value) ? null : "a Rune that is none";
            case decimal number:
                int flags = decimal.GetBits(number)[3];
                return (flags & 0x7F00FFFF) != 0 || (flags >> 16 & 0xFF) > 28 ? "a decimal with flags that it cannot have" : null;
            case Index index:
                return index.Value < 0 ? "a negative Index" : null;
            case string or Type or Delegate or Pointer or IComparer or MulticastDelegate:
                return null;
            case IEnumerable elements when value is Array || value.GetType().Namespace?.StartsWith("System.Collections", StringComparison.Ordinal) == true:
                return OfElements(elements, depth, ref left);
        }

        return value.GetType().IsPrimitive || value.GetType().IsEnum ? null : OfFields(value, depth, ref left);
    }

    private static string? OfElements(IEnumerable elements, int depth, ref int left)
    {
        if (elements is Array array && array.GetType().GetElementType() is { IsPrimitive: true } element && element != typeof(bool))
        {
            return null;
        }

        foreach (object? item in elements)
        {
            if (left <= 0)
            {
                break;
            }

            if (Find(item, depth + 1, ref left) is { } problem)
            {
                return problem;
            }
        }

        return null;
    }

    private static string? OfFields(object value, int depth, ref int left)
    {
        foreach (FieldInfo field in Structure.FieldsOf(value.GetType()))
        {
            if (Find(field.GetValue(value), depth + 1, ref left) is { } problem)
            {
                return $"{field.Name}: {problem}";
            }
        }

        return null;
    }
}
