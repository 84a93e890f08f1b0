using Microsoft.CodeAnalysis;

namespace Nino.Generator.Parsing.Generics;

/// <summary>A root that generic code closes.</summary>
/// <param name="Type">The type.</param>
/// <param name="Call">The call that passes it on to the serializer; null when a generic type does.</param>
internal readonly record struct ClosedRoot(ITypeSymbol Type, SyntaxNode? Call);
