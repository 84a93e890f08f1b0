namespace Nino.Core;

/// <summary>Immutable settings of a <see cref="NinoStreamWriter"/> or <see cref="NinoStreamReader"/>.</summary>
public sealed record NinoStreamOptions
{
    /// <summary>The options that are used when none are given.</summary>
    public static NinoStreamOptions Default { get; } = new();

    /// <summary>How values are written and read. With <see cref="NinoOptions.Compression"/> each message is a frame; readers read both, whatever stands here, and need it for codecs of users.</summary>
    public NinoOptions Values { get; init; } = NinoOptions.Default;

    /// <summary>Whether a writer gives each message checksums (CRC-32C), eight bytes; false by default. A reader checks those that are there.</summary>
    public bool Checksums { get; init; }

    /// <summary>Whether a reader passes damaged messages of a stream with checksums, and goes on behind them; false by default.</summary>
    /// <remarks>It looks for the next message byte by byte. <see cref="NinoStreamReader.DamagedBytes"/> and <see cref="NinoStreamReader.LostMessages"/> tell what was passed. Checksums are against accidents: they do not hold against someone who makes them up.</remarks>
    public bool SkipDamaged { get; init; }

    /// <summary>Whether the stream or pipe stays open when the writer or reader is disposed; false by default.</summary>
    public bool LeaveOpen { get; init; }
}
