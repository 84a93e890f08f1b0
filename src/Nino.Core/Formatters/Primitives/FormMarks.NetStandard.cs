namespace Nino.Core.Formatters;

/// <summary>Whether a formatter gives its values an object's head (format.md §7).</summary>
internal static class ObjectForm<T, TFormatter>
    where TFormatter : struct, IFormatter<T>
{
    /// <summary>Asked once: Mono boxes a struct each time it is asked for its interfaces.</summary>
    public static readonly bool Is = (default(TFormatter) is IObjectFormatter<T> && default(TFormatter).FixedSize == 0) || default(TFormatter) is IVariantFormatter { IsObject: true };
}

/// <summary>Whether a formatter is that of <c>T?</c>.</summary>
internal static class OptionalForm<TFormatter>
    where TFormatter : struct
{
    /// <summary>Asked once: Mono boxes a struct each time it is asked for its interfaces.</summary>
    public static readonly bool Is = default(TFormatter) is IOptionalFormatter;
}

/// <summary>Whether a formatter is that of a compact number.</summary>
internal static class CompactNumber<TFormatter>
    where TFormatter : struct
{
    /// <summary>Asked once: Mono boxes a struct each time it is asked for its interfaces.</summary>
    public static readonly bool Is = default(TFormatter) is ICompactNumber;
}

/// <summary>Whether a formatter of values that differ in size may know that of a value.</summary>
internal static class SizedForm
{
    public static bool Is<TFormatter>()
        where TFormatter : struct => Asked<TFormatter>.IsSized;

    /// <summary>Asked once: Mono boxes a struct each time it is asked for its interfaces.</summary>
    private static class Asked<TFormatter>
        where TFormatter : struct
    {
        public static readonly bool IsSized = default(TFormatter) is ISizedFormatter;
    }
}
