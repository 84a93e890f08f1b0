namespace Nino.Generator.Model;

/// <summary>A diagnostic to report.</summary>
/// <param name="Id">The id of its descriptor.</param>
/// <param name="Location">Where, if it is in source.</param>
/// <param name="Arguments">The arguments of the message.</param>
/// <param name="Subject">What a code fix has to change: the name of a parameter, the metadata name of a type, or a number.</param>
/// <param name="IsWarning">Whether it is a warning although its rule is an error.</param>
internal sealed record DiagnosticModel(string Id, LocationModel? Location, EquatableArray<string> Arguments, string? Subject = null, bool IsWarning = false);
