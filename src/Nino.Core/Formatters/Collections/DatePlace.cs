namespace Nino.Core.Formatters;

/// <summary>A <see cref="DateTimeOffset"/> in a struct: in memory its instant and its offset, on the wire the local clock and the offset.</summary>
/// <param name="Ticks">The place of the ticks in memory, a multiple of eight.</param>
/// <param name="Minutes">The place of the offset in memory.</param>
/// <param name="Wire">The place on the wire.</param>
internal readonly record struct DatePlace(int Ticks, int Minutes, int Wire)
{
    /// <summary>Whether a byte in memory is not on the wire: the offset has two there, of eight.</summary>
    public bool HasNothingAt(int place) => place >= Minutes + sizeof(short) && place < Minutes + sizeof(long);

    /// <summary>Makes the local clock on the wire the instant.</summary>
    public void ToInstant(byte[] wire)
    {
        long offset = BitConverter.ToInt16(wire, Wire + sizeof(long)) * TimeSpan.TicksPerMinute;
        BitConverter.GetBytes(BitConverter.ToInt64(wire, Wire) - offset).CopyTo(wire, Wire);
    }
}
