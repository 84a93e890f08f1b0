namespace Nino.Core.Formatters;

/// <summary>Marks the formatter of a number in a form of format.md §11.1 and §11.3 to §11.5, of which <c>T?</c> stands behind presence bits as an element of a collection (§6).</summary>
internal interface ICompactNumber
{
}
