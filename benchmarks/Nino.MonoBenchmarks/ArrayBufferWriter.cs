namespace System.Buffers;

/// <summary>In place of the class of this name in the linked files: the one of netstandard2.1 clears its bytes before they are written again.</summary>
internal sealed class ArrayBufferWriter<T> : IBufferWriter<T>
{
    private const int Capacity = 256;

    private T[] _buffer = new T[Capacity];
    private int _written;

    public ReadOnlySpan<T> WrittenSpan => _buffer.AsSpan(0, _written);

    public void ResetWrittenCount() => _written = 0;

    public void Advance(int count) => _written += count;

    public Memory<T> GetMemory(int sizeHint = 0)
    {
        EnsureRoom(sizeHint);
        return _buffer.AsMemory(_written);
    }

    public Span<T> GetSpan(int sizeHint = 0)
    {
        EnsureRoom(sizeHint);
        return _buffer.AsSpan(_written);
    }

    private void EnsureRoom(int count)
    {
        if (_buffer.Length - _written < Math.Max(count, 1))
            Array.Resize(ref _buffer, Math.Max(_written + count, 2 * _buffer.Length));
    }
}
