using System;
using System.Collections.Generic;
using System.Runtime.CompilerServices;

namespace Nino.Samples.Running;

/// <summary>What a sample says about its results.</summary>
internal static class Check
{
    public static void Equal<T>(T expected, T actual, [CallerArgumentExpression(nameof(actual))] string? what = null)
    {
        if (!EqualityComparer<T>.Default.Equals(expected, actual))
        {
            throw new CheckException($"{what} is {actual}, not {expected}");
        }
    }

    public static void Sequence<T>(IEnumerable<T> expected, IEnumerable<T>? actual, [CallerArgumentExpression(nameof(actual))] string? what = null) =>
        Equal(string.Join(", ", expected), actual is null ? "null" : string.Join(", ", actual), what);

    public static void True(bool condition, [CallerArgumentExpression(nameof(condition))] string? what = null) =>
        Equal(true, condition, what);

    public static TException Throws<TException>(Action action, [CallerArgumentExpression(nameof(action))] string? what = null)
        where TException : Exception
    {
        try
        {
            action();
        }
        catch (TException expected)
        {
            return expected;
        }

        throw new CheckException($"{what} did not throw");
    }
}
