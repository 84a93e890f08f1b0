using Nino.Core.Formatters;

namespace Nino.Core;

/// <summary>Immutable settings of one call. <see cref="Default"/> is safe for bytes from anyone.</summary>
public sealed record NinoOptions
{
    /// <summary>The limits of a call without options, which then makes none.</summary>
    internal const int DefaultMaxDepth = 512;
    internal const int DefaultMaxCollisions = 64;
    internal const int DefaultMemory = 64 * 1024 * 1024;

    private readonly int _maxDepth = DefaultMaxDepth;
    private readonly int _maxCollisions = DefaultMaxCollisions;
    private readonly int _maxDecompressedBytes = 64 * 1024 * 1024;
    private readonly int _maxMessageBytes = 64 * 1024 * 1024;
    private readonly long _maxAllocatedBytes;
    private readonly bool _preserveReferences;
    private object[]? _formatters;

    /// <summary>The options that are used when none are given.</summary>
    public static NinoOptions Default { get; } = new();

    /// <summary>How deep objects may nest, when writing and when reading (format.md §10). At least 1; 512 by default.</summary>
    /// <remarks>A cycle reaches this depth and raises <see cref="NinoException"/>. Raising it needs a stack to match: a level takes some hundred bytes, and some times the size of the structs that it holds by value.</remarks>
    /// <exception cref="ArgumentOutOfRangeException">The value is below 1.</exception>
    public int MaxDepth
    {
        get => _maxDepth;
        init => _maxDepth = value >= 1 ? value : throw new ArgumentOutOfRangeException(nameof(value), value, "At least 1.");
    }

    /// <summary>
    /// How many keys of one dictionary or set of 1,024 elements and more may share a hash bucket when reading. At least 8;
    /// 64 by default; 255 and above: no limit.
    /// </summary>
    /// <remarks>
    /// Keys that were chosen to collide would make reading quadratic; honest keys stay far below. In all collections of a
    /// message together, keys may meet others in their buckets MaxCollisions × (1,024 + length / 32) times, large ones less often.
    /// </remarks>
    /// <exception cref="ArgumentOutOfRangeException">The value is below 8.</exception>
    public int MaxCollisions
    {
        get => _maxCollisions;
        init => _maxCollisions = value >= 8 ? value : throw new ArgumentOutOfRangeException(nameof(value), value, "At least 8.");
    }

    /// <summary>
    /// How many bytes the values of a message may take in memory when reading, about, beside what their bytes pay for. At
    /// least 1; null, the default, is 64 MiB and 16 bytes for each byte of the payload.
    /// </summary>
    /// <remarks>
    /// Counted is what takes more than 16 times its bytes: elements that are large structs or absent, objects that lack
    /// members, collections that are large when empty, objects that keep unknown members with all that they hold, and from
    /// the fifth level of types that hold themselves on all elements of collections. It is counted before it is made, by
    /// estimates for 64 bits. What constructors and setters of the program allocate is not seen. Of a frame, the decompressed
    /// payload counts.
    /// </remarks>
    /// <exception cref="ArgumentOutOfRangeException">The value is below 1.</exception>
    public long? MaxAllocatedBytes
    {
        get => _maxAllocatedBytes == 0 ? null : _maxAllocatedBytes;
        init => _maxAllocatedBytes = value is null ? 0 : value >= 1 ? value.GetValueOrDefault() : throw new ArgumentOutOfRangeException(nameof(value), value, "At least 1.");
    }

    /// <summary>Whether an input may choose any type that has a formatter where <c>object</c> or an interface is declared; false by default.</summary>
    /// <remarks>
    /// Otherwise these may be chosen: Nino types, structs of .NET such as numbers and dates, strings, and what the program
    /// names in its contracts and calls, by <see cref="NinoSerializableAttribute"/>, or by having written such a value.
    /// The types that this option adds are classes of .NET, such as <see cref="Uri"/> and <see cref="TimeZoneInfo"/>.
    /// </remarks>
    public bool AllowAllTypes { get; init; }

    /// <summary>
    /// Whether all instances of Nino classes keep their identity, as if their types said
    /// <see cref="NinoTypeAttribute.PreserveReferences"/>; false by default. Readers need it too.
    /// </summary>
    /// <remarks>
    /// Writers write each instance once; readers then accept bytes in which objects refer to others, and so make cycles.
    /// Strings, collections, tuples, structs and what a custom formatter writes stay values. Bytes that were written without
    /// the option are read with it, as they are.
    /// </remarks>
    public bool PreserveReferences
    {
        get => _preserveReferences;
        init
        {
            _preserveReferences = value;
            if (value)
            {
                KeyChecks.Use();
            }
        }
    }

    /// <summary>Whether equal strings of a message are read as one instance; false by default. Writers need it not: the bytes are the same.</summary>
    /// <remarks>Saves the memory of text that stands in a message again and again, such as names and units. Each string is read and then looked up, which takes time.</remarks>
    public bool InternStrings { get; init; }

    /// <summary>Whether payloads are framed (format.md §12), and how they are compressed; null, the default, for plain payloads.</summary>
    /// <remarks>
    /// With a value, writers write frames and readers demand them: a plain payload is then an error, because the two
    /// cannot be told apart for every type. Which codec was used is in the frame.
    /// The methods that take a <see cref="Writer"/> or a <see cref="Reader"/> write and read plain values.
    /// </remarks>
    public NinoCompression? Compression { get; init; }

    /// <summary>How long a payload may be that a frame is decompressed to. At least 1; 64 MiB by default.</summary>
    /// <remarks>No more is ever allocated, whatever a frame claims or its bytes expand to. A frame that claims more is refused.</remarks>
    /// <exception cref="ArgumentOutOfRangeException">The value is below 1.</exception>
    public int MaxDecompressedBytes
    {
        get => _maxDecompressedBytes;
        init => _maxDecompressedBytes = value >= 1 ? value : throw new ArgumentOutOfRangeException(nameof(value), value, "At least 1.");
    }

    /// <summary>How many bytes of a stream or pipe one value or message may take, before it is decompressed. At least 1; 64 MiB by default.</summary>
    /// <remarks>
    /// Holds for reading, and bounds what is buffered. What claims more is refused before its bytes are waited for; what claims
    /// less takes memory only as its bytes arrive. Arrays, spans and sequences of the caller may be longer.
    /// </remarks>
    /// <exception cref="ArgumentOutOfRangeException">The value is below 1.</exception>
    public int MaxMessageBytes
    {
        get => _maxMessageBytes;
        init => _maxMessageBytes = value >= 1 ? value : throw new ArgumentOutOfRangeException(nameof(value), value, "At least 1.");
    }

    /// <summary>
    /// These options with an instance of a custom formatter: wherever <see cref="NinoCustomFormatterAttribute"/> names its
    /// type, or a base class of that, this instance takes the place of the shared one.
    /// </summary>
    /// <remarks>
    /// The instance may hold state that belongs to the call. When reading fails, it may be asked to read once more, to find
    /// where. Of several instances that fit, the one that was added last is used.
    /// </remarks>
    /// <param name="formatter">The instance.</param>
    /// <typeparam name="T">The type that it writes and reads.</typeparam>
    public NinoOptions WithFormatter<T>(NinoFormatter<T> formatter) => this with
    {
        _formatters = [formatter ?? throw new ArgumentNullException(nameof(formatter)), .. _formatters ?? []],
    };

    /// <summary>What a payload of some length may take in memory.</summary>
    internal long MemoryFor(int length) => _maxAllocatedBytes == 0 ? DefaultMemory + ((long)Reader.PaidByByte * length) : _maxAllocatedBytes;

    /// <summary>Whether some formatter has an instance here.</summary>
    internal bool HasFormatters
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => _formatters is not null;
    }

    /// <summary>The instances that <see cref="WithFormatter"/> was given, the last one first.</summary>
    internal object[] Formatters => _formatters ?? [];

    /// <summary>The instance of a custom formatter that was given here, or null.</summary>
    internal object? FormatterOf(Type formatter) => Array.Find(Formatters, formatter.IsInstanceOfType);
}
