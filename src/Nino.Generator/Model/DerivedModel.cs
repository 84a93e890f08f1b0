namespace Nino.Generator.Model;

/// <summary>A class that values of a base may be of, and its formatter.</summary>
internal sealed record DerivedModel(string Type, string Formatter);
