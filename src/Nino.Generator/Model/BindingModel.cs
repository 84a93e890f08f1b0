namespace Nino.Generator.Model;

/// <summary>A closed type that the assembly registers.</summary>
/// <param name="Type">The type.</param>
/// <param name="FullName">The full name (format.md §8).</param>
/// <param name="Formatter">The formatter.</param>
/// <param name="Ids">The type ids that find the type: the one that is written, then those of its former and present name where they differ.</param>
/// <param name="IsObject">Whether the form begins with an object head.</param>
/// <param name="CarriesId">Whether a root carries its id (format.md §9).</param>
/// <param name="IsForbidden">Whether the type is obsolete as an error.</param>
/// <param name="Suppressed">The ids of what the compiler would report about it.</param>
internal sealed record BindingModel(string Type, string FullName, string Formatter, EquatableArray<uint> Ids, bool IsObject, bool CarriesId, bool IsForbidden, EquatableArray<string> Suppressed)
{
    public uint Id => Ids[0];

    /// <summary>The class of the binding.</summary>
    public string Class => $"{(IsObject ? "ObjectBinding" : "TypeBinding")}<{Type}, {Formatter}>";
}
