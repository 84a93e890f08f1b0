namespace Nino.Core.Formatters;

/// <summary>Whether a formatter gives its values an object's head (format.md §7).</summary>
internal static class ObjectForm<T, TFormatter>
    where TFormatter : struct, IFormatter<T>
{
    /// <summary>A constant to the JIT. Inlined by force: it is too long to be by itself, and would be a call for each value.</summary>
    public static bool Is
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => (default(TFormatter) is IObjectFormatter<T> && default(TFormatter).FixedSize == 0) || default(TFormatter) is IVariantFormatter { IsObject: true };
    }
}

/// <summary>Whether a formatter is that of <c>T?</c>.</summary>
internal static class OptionalForm<TFormatter>
    where TFormatter : struct
{
    /// <summary>A constant to the JIT.</summary>
    public static bool Is => default(TFormatter) is IOptionalFormatter;
}

/// <summary>Whether a formatter is that of a compact number.</summary>
internal static class CompactNumber<TFormatter>
    where TFormatter : struct
{
    /// <summary>A constant to the JIT.</summary>
    public static bool Is => default(TFormatter) is ICompactNumber;
}

/// <summary>Whether a formatter of values that differ in size may know that of a value.</summary>
internal static class SizedForm
{
    /// <summary>A constant to the JIT, but for code that .NET 8 shares between types: it boxes the formatter there. No generic class, which native programs would have for each root.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool Is<TFormatter>()
        where TFormatter : struct => default(TFormatter) is ISizedFormatter;
}
