using System;
using System.IO;
using System.Threading;
using System.Threading.Tasks;

namespace Nino.Tests.Kit;

/// <summary>A stream over bytes that gives and takes so many at a time as a script says, at once or later.</summary>
/// <param name="inner">The bytes.</param>
/// <param name="canSeek">Whether the stream tells and changes its position.</param>
/// <param name="next">For each call: how many bytes at the most. It may raise an exception, or wait.</param>
public sealed class DripStream(MemoryStream inner, bool canSeek, Func<CancellationToken, Task<int>> next) : Stream
{
    /// <summary>Gives a number of bytes at a time, which were there already.</summary>
    public DripStream(byte[] bytes, int size, bool canSeek = false) : this(new MemoryStream(bytes), canSeek, _ => Task.FromResult(size))
    {
    }

    public int Calls { get; private set; }

    public bool IsDisposed { get; private set; }

    public bool IsFlushed { get; private set; }

    /// <summary>What flushing raises.</summary>
    public Exception? FlushError { get; init; }

    public override bool CanRead => true;

    public override bool CanSeek => canSeek;

    public override bool CanWrite => true;

    public override long Length => canSeek ? inner.Length : throw new NotSupportedException();

    public override long Position
    {
        get => canSeek ? inner.Position : throw new NotSupportedException();
        set => inner.Position = canSeek ? value : throw new NotSupportedException();
    }

    public override int Read(byte[] buffer, int offset, int count)
    {
        Calls++;
        return inner.Read(buffer, offset, Math.Min(count, next(CancellationToken.None).GetAwaiter().GetResult()));
    }

    public override async ValueTask<int> ReadAsync(Memory<byte> buffer, CancellationToken cancellationToken = default)
    {
        Calls++;
        int count = Math.Min(buffer.Length, await next(cancellationToken).ConfigureAwait(false));
        byte[] bytes = new byte[count];
        int read = inner.Read(bytes, 0, count);
        bytes.AsMemory(0, read).CopyTo(buffer);
        return read;
    }

    public override void Write(byte[] buffer, int offset, int count)
    {
        Calls++;
        int size = Math.Min(count, next(CancellationToken.None).GetAwaiter().GetResult());
        inner.Write(buffer, offset, size);
        if (size < count)
        {
            Write(buffer, offset + size, count - size);
        }
    }

    /// <summary>Writes in pieces, so that an exception of the script leaves some of the bytes written.</summary>
    public override async ValueTask WriteAsync(ReadOnlyMemory<byte> buffer, CancellationToken cancellationToken = default)
    {
        while (buffer.Length > 0)
        {
            Calls++;
            int size = Math.Min(buffer.Length, await next(cancellationToken).ConfigureAwait(false));
            byte[] bytes = new byte[size];
            buffer.Slice(0, size).CopyTo(bytes);
            inner.Write(bytes, 0, size);
            buffer = buffer.Slice(size);
        }
    }

    public override void Flush()
    {
        if (FlushError is { } error)
        {
            throw error;
        }

        IsFlushed = true;
    }

    public override long Seek(long offset, SeekOrigin origin) => canSeek ? inner.Seek(offset, origin) : throw new NotSupportedException();

    public override void SetLength(long value) => throw new NotSupportedException();

    protected override void Dispose(bool disposing) => IsDisposed = true;
}
