namespace Nino.Core.Compression;

/// <summary>The checksum of zlib (RFC 1950 §9).</summary>
internal struct Adler32
{
    private const uint Modulus = 65521;

    // So many bytes fit in 32 bits before the sums have to be reduced.
    private const int LongestRun = 5552;

    private uint _low;
    private uint _high;

    public static Adler32 Empty => new() { _low = 1 };

    public readonly uint Value => (_high << 16) | _low;

    public void Add(ReadOnlySpan<byte> bytes)
    {
        while (!bytes.IsEmpty)
        {
            int run = Math.Min(bytes.Length, LongestRun);
            ref byte first = ref MemoryMarshal.GetReference(bytes);
            for (int i = 0; i < run; i++)
            {
                // Within the bytes: the run is no longer than they are. Debian's Mono lacks the indexer of the span.
                _low += Unsafe.Add(ref first, i);
                _high += _low;
            }

            _low %= Modulus;
            _high %= Modulus;
            bytes = bytes.Slice(run);
        }
    }
}
