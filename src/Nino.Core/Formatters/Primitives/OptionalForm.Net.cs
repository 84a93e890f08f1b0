namespace Nino.Core.Formatters;

/// <summary>Whether a formatter is that of <c>T?</c>.</summary>
internal static class OptionalForm<TFormatter>
    where TFormatter : struct
{
    /// <summary>A constant to the JIT.</summary>
    public static bool Is => default(TFormatter) is IOptionalFormatter;
}
