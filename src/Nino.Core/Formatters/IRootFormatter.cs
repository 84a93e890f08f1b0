namespace Nino.Core.Formatters;

/// <summary>Formatters of collections that write and read a root by themselves where its elements are fixed-size, or nullable and of fixed size: making a <see cref="Writer"/> or <see cref="Reader"/> takes a good part of the time of a small one.</summary>
internal interface IRootFormatter
{
    /// <summary>Whether its elements are such.</summary>
    bool HasFixedElements { get; }

    /// <summary>Writes a root without type id; null where it takes a writer.</summary>
    byte[]? Serialize(object? value);

    /// <summary>Writes a root without type id into a span, and returns the number of bytes; 0 where it takes a writer.</summary>
    int Serialize(object? value, Span<byte> destination);

    /// <summary>Reads a root without type id that takes all of the bytes; null where it takes a reader, which raises the errors too.</summary>
    object? TryDeserialize(ReadOnlySpan<byte> bytes);

    /// <summary>The same, into an instance, which may be filled in part when the result is false.</summary>
    bool TryDeserializeInto(ReadOnlySpan<byte> bytes, object existing);
}
