using Microsoft.CodeAnalysis;

namespace Nino.Generator.Parsing;

/// <summary>A field or a property's accessor that C# does not let generated code name.</summary>
/// <param name="Kind">What it is.</param>
/// <param name="Name">The name of the field or property in metadata.</param>
/// <param name="Owner">The type that declares it.</param>
internal sealed record HiddenTarget(AccessorKind Kind, string Name, INamedTypeSymbol Owner);
