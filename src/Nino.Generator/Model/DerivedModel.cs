namespace Nino.Generator.Model;

/// <summary>A class that values of a base may be of, and its formatter.</summary>
/// <param name="Type">The class.</param>
/// <param name="Formatter">The formatter.</param>
/// <param name="Suppressed">The ids of what the compiler would report about it.</param>
internal sealed record DerivedModel(string Type, string Formatter, EquatableArray<string> Suppressed);
