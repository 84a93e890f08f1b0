namespace Nino.Core.Memory;

/// <summary>The place behind the last byte of a buffer.</summary>
internal readonly ref struct BufferEnd
{
    private readonly Span<byte> _buffer;

    public BufferEnd(Span<byte> buffer) => _buffer = buffer;

    /// <summary>The number of bytes from <paramref name="at"/> to the end.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public long From(ref byte at) => _buffer.Length - (long)Unsafe.ByteOffset(ref MemoryMarshal.GetReference(_buffer), ref at);
}
