using System.IO;

namespace Nino.Core.Compression;

/// <summary>A stream over bytes that knows whether its reader used all of them and asked for no more.</summary>
/// <remarks>
/// Inflating reads ahead, so the last byte is handed out alone: who does not ask for it had its end before, and who asks
/// again after it has not found its end.
/// </remarks>
internal sealed class InputStream(byte[] bytes, int length) : Stream
{
    private int _position;
    private bool _isExhausted;

    public bool IsUsedExactly => _position == length && !_isExhausted;

    public override bool CanRead => true;

    public override bool CanSeek => false;

    public override bool CanWrite => false;

    public override long Length => throw new NotSupportedException();

    public override long Position
    {
        get => throw new NotSupportedException();
        set => throw new NotSupportedException();
    }

    public override int Read(byte[] buffer, int offset, int count) => Read(buffer.AsSpan(offset, count));

    public override int Read(Span<byte> buffer)
    {
        int left = length - _position;
        _isExhausted |= left == 0;
        int count = Math.Min(buffer.Length, left > 1 ? left - 1 : left);
        bytes.AsSpan(_position, count).CopyTo(buffer);
        _position += count;
        return count;
    }

    public override void Flush()
    {
    }

    public override long Seek(long offset, SeekOrigin origin) => throw new NotSupportedException();

    public override void SetLength(long value) => throw new NotSupportedException();

    public override void Write(byte[] buffer, int offset, int count) => throw new NotSupportedException();
}
