namespace Nino.Core.Formatters;

/// <summary>The formatter of nullable elements, boxed once.</summary>
internal static class OptionalElements<T, TFormatter>
    where TFormatter : struct, IFormatter<T>
{
    public static readonly IOptionalFormatter<T> Instance = (default(TFormatter) as IOptionalFormatter<T>)!;
}
