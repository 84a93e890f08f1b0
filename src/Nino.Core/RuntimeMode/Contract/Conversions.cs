using Nino.Core.Formatters;

namespace Nino.Core.RuntimeMode;

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
        [typeof(nint)] = [typeof(long), typeof(float), typeof(double), typeof(decimal)],
        [typeof(nuint)] = [typeof(ulong), typeof(float), typeof(double), typeof(decimal)],
        [typeof(float)] = [typeof(double)],
    };

    public static bool IsImplicit(Type from, Type to) =>
        IsReference(from, to)
        || IsNumeric(from, to)
        || (Nullable.GetUnderlyingType(to) is { } underlying && IsImplicit(Nullable.GetUnderlyingType(from) ?? from, underlying));

    /// <summary>Whether the conversion changes the bits of a number.</summary>
    public static bool IsNumeric(Type from, Type to) => Numeric.TryGetValue(from, out Type[]? wider) && Array.IndexOf(wider, to) >= 0;

    /// <summary>The same type, a base of it, or a box. The runtime takes arrays of one integer for those of another, which C# does not.</summary>
    private static bool IsReference(Type from, Type to) => from == to
        || (to.IsAssignableFrom(from) && !(from.GetElementType() is { IsValueType: true } element && ElementOf(to) is { } other && other != element));

    private static Type? ElementOf(Type type) => type.GetElementType() ?? (type.GetGenericArguments() is [{ } element] ? element : null);
}
