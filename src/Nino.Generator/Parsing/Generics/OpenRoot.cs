using Microsoft.CodeAnalysis;

namespace Nino.Generator.Parsing.Generics;

/// <summary>A type that is made of type parameters and becomes a root when they are given.</summary>
/// <param name="Owner">The method or type whose type parameters have to be given.</param>
/// <param name="Type">The type.</param>
/// <param name="IsCalled">Whether the serializer is called with it; else it is a generic Nino type, which is registered wherever it is mentioned.</param>
internal readonly record struct OpenRoot(ISymbol Owner, ITypeSymbol Type, bool IsCalled);
