namespace Nino.Generator.Caching;

/// <summary>A 64-bit FNV-1a hash of what is added to it.</summary>
internal struct Fingerprint
{
    private const ulong OffsetBasis = 14695981039346656037;
    private const ulong Prime = 1099511628211;

    private ulong _state;

    /// <summary>The hash; 0 when nothing was added.</summary>
    public readonly ulong Value => _state;

    public void Add(string text)
    {
        foreach (char next in text)
        {
            Add(next);
        }

        // Ends the text: no char has this value.
        Add(char.MaxValue + 1UL);
    }

    public void Add(ulong value) => _state = unchecked(((_state ^ OffsetBasis ^ value) * Prime) ^ OffsetBasis);
}
