using Microsoft.CodeAnalysis;

namespace Nino.Generator.Parsing.Generics;

/// <summary>A root that generic code closes.</summary>
/// <param name="Type">The type.</param>
/// <param name="Place">The name or call that closes it.</param>
/// <param name="IsCalled">Whether it is a call that passes it on to the serializer; else a generic type does.</param>
internal readonly record struct ClosedRoot(ITypeSymbol Type, SyntaxNode Place, bool IsCalled);
