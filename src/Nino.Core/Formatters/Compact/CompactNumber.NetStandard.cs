namespace Nino.Core.Formatters;

/// <summary>Whether a formatter is that of a compact number.</summary>
internal static class CompactNumber<TFormatter>
    where TFormatter : struct
{
    /// <summary>Asked once: Mono boxes a struct each time it is asked for its interfaces.</summary>
    public static readonly bool Is = default(TFormatter) is ICompactNumber;
}
