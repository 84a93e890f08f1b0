using System;

namespace Nino.Core.Formatters;

/// <summary>Formatters of collections that write and read a root by themselves where its elements are fixed-size and packed: making a <see cref="Writer"/> or <see cref="Reader"/> takes a good part of the time of a small array.</summary>
internal interface IRootFormatter
{
    /// <summary>Writes a root without type id whose size is known and allowed; null where it takes a writer.</summary>
    byte[]? Serialize(object? value);

    /// <summary>Reads a root without type id that takes all of the bytes; null where it takes a reader, which raises the errors too.</summary>
    object? TryDeserialize(ReadOnlySpan<byte> bytes);
}
