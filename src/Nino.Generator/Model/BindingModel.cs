namespace Nino.Generator.Model;

/// <summary>A closed type that the assembly registers.</summary>
/// <param name="Type">The type.</param>
/// <param name="FullName">The full name (format.md §8).</param>
/// <param name="Formatter">The formatter.</param>
/// <param name="Id">The type id.</param>
/// <param name="NameId">The id of the name that the type has now; another one when it had a former name.</param>
/// <param name="IsObject">Whether the form begins with an object head.</param>
/// <param name="CarriesId">Whether a root carries its id (format.md §9).</param>
/// <param name="IsForbidden">Whether the type is obsolete as an error.</param>
internal sealed record BindingModel(string Type, string FullName, string Formatter, uint Id, uint NameId, bool IsObject, bool CarriesId, bool IsForbidden);
