namespace Nino.Core.Formatters;

/// <summary>A formatter as one that needs no writer and reader, boxed once; asked for only where it is one.</summary>
/// <remarks>Over the formatter alone: with fixed-size elements it is no type that code is shared for, and the field is a constant for the JIT even where the code of the binding is shared.</remarks>
internal static class RootFormatter<TFormatter>
    where TFormatter : struct
{
    public static readonly IRootFormatter Instance = (default(TFormatter) as IRootFormatter)!;
}
