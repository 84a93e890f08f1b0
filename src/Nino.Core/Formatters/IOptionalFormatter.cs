namespace Nino.Core.Formatters;

/// <summary>Marks the formatter of <c>T?</c>, of which elements of a collection may stand behind presence bits (format.md §6).</summary>
internal interface IOptionalFormatter
{
}
