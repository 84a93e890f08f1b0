namespace Nino.Core.Formatters;

/// <summary>Whether a formatter is that of a compact number.</summary>
internal static class CompactNumber<TFormatter>
    where TFormatter : struct
{
    /// <summary>A constant to the JIT.</summary>
    public static bool Is => default(TFormatter) is ICompactNumber;
}
