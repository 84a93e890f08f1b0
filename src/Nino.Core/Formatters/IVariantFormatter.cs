namespace Nino.Core.Formatters;

/// <summary>A formatter of which the form is known only at run time.</summary>
internal interface IVariantFormatter
{
    /// <summary>Whether the form begins with an object head (format.md §7).</summary>
    bool IsObject { get; }
}
