namespace Nino.Generator.Model;

/// <summary>An argument of a constructor.</summary>
/// <param name="Prefix">The parameter's name and a colon where the argument is named, else empty.</param>
/// <param name="Member">The index of the member that is passed.</param>
internal sealed record ArgumentModel(string Prefix, int Member);
