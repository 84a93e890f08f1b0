namespace Nino.Tests.Matrix;

/// <summary>A text of the pages in both languages.</summary>
internal sealed record Text(string English, string Chinese);
