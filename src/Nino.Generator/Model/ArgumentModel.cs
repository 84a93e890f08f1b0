namespace Nino.Generator.Model;

/// <summary>An argument of a constructor.</summary>
/// <param name="Prefix">The parameter's name and a colon where the argument is named, a cast where it has to be of one type, else empty.</param>
/// <param name="Member">The index of the member that is passed, or -1.</param>
/// <param name="Default">What is passed for a member that is left out of the contract.</param>
internal sealed record ArgumentModel(string Prefix, int Member, string Default);
