namespace Nino.Contract;

/// <summary>What the runtime has for a generic type of the framework.</summary>
/// <param name="Kind">The kind of its form.</param>
/// <param name="Formatter">The name of the formatter.</param>
/// <param name="CollectionKind">The name of the collection kind that the formatter takes besides the type, or null.</param>
internal readonly record struct KnownGeneric(FormKind Kind, string Formatter, string? CollectionKind = null)
{
    /// <summary>Whether its parts are compact, whatever has it.</summary>
    public bool IsCompact { get; init; }
}
