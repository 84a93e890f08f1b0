using System;
using System.Collections.Generic;
using System.Diagnostics.CodeAnalysis;
using Nino.Core.Formatters;

namespace Nino.Core.Runtime;

/// <summary>The implicit conversions of C# that take a member to a constructor's parameter.</summary>
[RequiresUnreferencedCode(Reflected.RuntimeMode)]
[RequiresDynamicCode(Reflected.RuntimeMode)]
internal static class Conversions
{
    /// <summary>To which numeric types each numeric type converts.</summary>
    private static readonly Dictionary<Type, Type[]> Numeric = new()
    {
        [typeof(sbyte)] = [typeof(short), typeof(int), typeof(long), typeof(float), typeof(double), typeof(decimal), typeof(nint)],
        [typeof(byte)] = [typeof(short), typeof(ushort), typeof(int), typeof(uint), typeof(long), typeof(ulong), typeof(float), typeof(double), typeof(decimal), typeof(nint), typeof(nuint)],
        [typeof(short)] = [typeof(int), typeof(long), typeof(float), typeof(double), typeof(decimal), typeof(nint)],
        [typeof(ushort)] = [typeof(int), typeof(uint), typeof(long), typeof(ulong), typeof(float), typeof(double), typeof(decimal), typeof(nint), typeof(nuint)],
        [typeof(char)] = [typeof(ushort), typeof(int), typeof(uint), typeof(long), typeof(ulong), typeof(float), typeof(double), typeof(decimal), typeof(nint), typeof(nuint)],
        [typeof(int)] = [typeof(long), typeof(float), typeof(double), typeof(decimal), typeof(nint)],
        [typeof(uint)] = [typeof(long), typeof(ulong), typeof(float), typeof(double), typeof(decimal), typeof(nuint)],
        [typeof(long)] = [typeof(float), typeof(double), typeof(decimal)],
        [typeof(ulong)] = [typeof(float), typeof(double), typeof(decimal)],
        [typeof(float)] = [typeof(double)],
    };

    public static bool IsImplicit(Type from, Type to) =>
        from == to
        || to.IsAssignableFrom(from)
        || IsNumeric(from, to)
        || (Nullable.GetUnderlyingType(to) is { } underlying && (from == underlying || IsNumeric(from, underlying)));

    /// <summary>Whether the conversion changes the bits of a number.</summary>
    public static bool IsNumeric(Type from, Type to) => Numeric.TryGetValue(from, out Type[]? wider) && Array.IndexOf(wider, to) >= 0;
}
