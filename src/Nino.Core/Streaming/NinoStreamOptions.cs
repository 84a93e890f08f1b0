namespace Nino.Core;

/// <summary>Immutable settings of a <see cref="NinoStreamWriter"/> or <see cref="NinoStreamReader"/>.</summary>
public sealed record NinoStreamOptions
{
    private readonly NinoOptions _values = NinoOptions.Default;

    /// <summary>The options that are used when none are given.</summary>
    public static NinoStreamOptions Default { get; } = new();

    /// <summary>How values are written and read. With <see cref="NinoOptions.Compression"/> each message is a frame; readers read both, whatever stands here, and need it for codecs of users.</summary>
    /// <exception cref="ArgumentNullException">The value is null.</exception>
    public NinoOptions Values
    {
        get => _values;
        init => _values = value ?? throw new ArgumentNullException(nameof(value));
    }

    /// <summary>Whether a writer gives each message checksums (CRC-32C), eight bytes; false by default. A reader checks those that are there.</summary>
    public bool Checksums { get; init; }

    /// <summary>Whether a reader passes damaged messages of a stream with checksums, and goes on behind them; false by default.</summary>
    /// <remarks>It looks for the next message byte by byte. <see cref="NinoStreamReader.DamagedBytes"/> and <see cref="NinoStreamReader.LostMessages"/> tell what was passed. Checksums are against accidents: they do not hold against someone who makes them up.</remarks>
    public bool SkipDamaged { get; init; }

    /// <summary>Whether an index stands at the end of a stream of elements, so that <see cref="NinoElementReader"/> reads any range of them; false by default.</summary>
    /// <remarks>It is for elements only; <see cref="NinoStreamWriter"/> writes none. While it is gathered it takes 1 MB at the most, and in the file some bytes for each 64 KB of elements, 1 MB at the most.</remarks>
    public bool Index { get; init; }

    /// <summary>Whether elements are written and read on another thread, while the caller makes the next ones or uses those before; false by default.</summary>
    /// <remarks>A list of about 64 KB of elements more is in memory then. For elements only. Members and custom formatters of elements run on a thread of the pool.</remarks>
    public bool InBackground { get; init; }

    /// <summary>Whether the stream or pipe stays open when the writer or reader is disposed; false by default.</summary>
    public bool LeaveOpen { get; init; }
}
