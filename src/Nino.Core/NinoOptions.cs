namespace Nino.Core;

/// <summary>Immutable settings of one call. <see cref="Default"/> is safe for bytes from anyone.</summary>
public sealed record NinoOptions
{
    /// <summary>The options that are used when none are given.</summary>
    public static NinoOptions Default { get; } = new();

    /// <summary>How deep objects may nest, when writing and when reading (format.md §10). At least 1; 512 by default.</summary>
    /// <remarks>A cycle reaches this depth and raises <see cref="NinoException"/>.</remarks>
    public int MaxDepth { get; init; } = 512;
}
