namespace Nino.Core.Memory;

/// <summary>The place behind the last byte of a buffer.</summary>
internal readonly ref struct BufferEnd
{
    private readonly ref byte _place;

    public BufferEnd(Span<byte> buffer) => _place = ref Unsafe.Add(ref MemoryMarshal.GetReference(buffer), buffer.Length);

    /// <summary>The number of bytes from <paramref name="at"/> to the end.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public long From(ref byte at) => (long)Unsafe.ByteOffset(ref at, ref _place);
}
