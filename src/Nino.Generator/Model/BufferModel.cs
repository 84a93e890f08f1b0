namespace Nino.Generator.Model;

/// <summary>A <c>fixed</c> buffer.</summary>
/// <param name="Element">The type of its elements.</param>
/// <param name="Size">The number of its bytes.</param>
internal sealed record BufferModel(string Element, int Size);
