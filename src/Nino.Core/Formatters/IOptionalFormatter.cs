namespace Nino.Core.Formatters;

/// <summary>Marks the formatter of <c>T?</c>, of which elements of a collection may stand behind presence bits (format.md §6).</summary>
internal interface IOptionalFormatter
{
}

/// <summary>A few such elements as a root, without a writer and a reader.</summary>
/// <typeparam name="T">The nullable type.</typeparam>
internal interface IOptionalFormatter<T> : IOptionalFormatter
{
    /// <summary>Writes elements with a collection head into an array of their size; null where they are many.</summary>
    byte[]? SerializeFew(ref T first, int count);

    /// <summary>Writes elements with a collection head into a span, and returns the number of bytes; 0 where they are many, or room for all might lack.</summary>
    int SerializeFew(ref T first, int count, Span<byte> destination);

    /// <summary>Whether bytes have the length of so few elements with a collection head, by their presence bits.</summary>
    bool MayBeFew(ReadOnlySpan<byte> bytes, int count);

    /// <summary>Reads what <see cref="MayBeFew"/> accepted, behind the head; false when a value is not valid.</summary>
    bool TryReadFew(ref byte source, ref T first, int count);
}
