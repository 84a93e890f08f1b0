namespace Nino.Core.Formatters;

/// <summary>Gives the elements of a collection one by one as they are read; those that stand behind presence bits are all read before.</summary>
internal struct ElementSource<T, TFormatter>
    where TFormatter : struct, IFormatter<T>
{
    private readonly T[]? _elements;
    private readonly int _start;
    private int _next;

    /// <summary>Begins behind the count.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ElementSource(ref Reader reader, int count)
    {
        _next = 0;
        if (PresenceBits.AreUsed<T, TFormatter>())
        {
            _start = reader.Position;
            _elements = ArrayReader.Read<T, TFormatter>(ref reader, count);
        }
        else
        {
            _start = 0;
            _elements = null;
        }
    }

    /// <summary>Where the next element begins; behind presence bits, where those do.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly int Start(ref Reader reader) => _elements is null ? reader.Position : _start;

    /// <summary>Reads the next element.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public T? Next(ref Reader reader) => _elements is null ? default(TFormatter).Read(ref reader) : _elements[_next++];
}
