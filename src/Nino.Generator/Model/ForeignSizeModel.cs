namespace Nino.Generator.Model;

/// <summary>The size that a struct or enum of another assembly has while code is generated, which counts on it.</summary>
/// <param name="Type">The type as it stands in generated code.</param>
/// <param name="Size">The number of bytes of its memory, which is its wire form.</param>
/// <param name="IsForbidden">Whether the type is obsolete as an error.</param>
/// <param name="Suppressed">The ids of what the compiler would report about it.</param>
internal sealed record ForeignSizeModel(string Type, int Size, bool IsForbidden, EquatableArray<string> Suppressed);
