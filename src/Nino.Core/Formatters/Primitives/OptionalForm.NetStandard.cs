namespace Nino.Core.Formatters;

/// <summary>Whether a formatter is that of <c>T?</c>.</summary>
internal static class OptionalForm<TFormatter>
    where TFormatter : struct
{
    /// <summary>Asked once: Mono boxes a struct each time it is asked for its interfaces.</summary>
    public static readonly bool Is = default(TFormatter) is IOptionalFormatter;
}
