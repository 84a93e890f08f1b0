using System.Buffers;
using System.Buffers.Binary;
using Nino.Core.Memory;

namespace Nino.Core;

public ref partial struct Writer
{
    /// <summary>Writes a part of the message behind its length in bytes, an <see cref="int"/> of four bytes that is filled in when the part is written; for custom formatters.</summary>
    /// <remarks>
    /// The length counts the part without its own four bytes. <see cref="Reader.Slice"/> reads the part. Parts may hold
    /// others; each is a level of nesting. Where the writer writes to an <see cref="IBufferWriter{T}"/>, the part is kept in a
    /// buffer of its own and handed on when it is complete, but for a <see cref="NinoArrayBufferWriter"/>, where the length
    /// is filled in. After an exception of <paramref name="write"/> the message is not complete.
    /// </remarks>
    /// <param name="state">What the part is made of: what a static lambda cannot capture.</param>
    /// <param name="write">Writes the part to the writer that it is given, and to no other.</param>
    /// <exception cref="ArgumentNullException"><paramref name="write"/> is null.</exception>
    /// <exception cref="NinoException">The part is longer than 2147483591 bytes, nests too deep, or does not fit in the span.</exception>
    public void WriteWithLength<TState>(TState state, WriterAction<TState> write)
    {
        if (write is null)
        {
            throw new ArgumentNullException(nameof(write));
        }

        EnterUserCode();
        if (_output is null)
        {
            WriteToBuffers(state, write);
        }
        else if (_output is NinoArrayBufferWriter array)
        {
            WriteToArray(state, write, array);
        }
        else
        {
            WriteAside(state, write, _output);
        }

        Leave();
    }

    // The buffers of a session stay where they are until the message is complete, and so does a span.
    private void WriteToBuffers<TState>(TState state, WriterAction<TState> write)
    {
        WriteUnknownLength();
        Span<byte> length = _buffer.Slice(_position - sizeof(int), sizeof(int));
        long start = WrittenCount;
        write(ref this, state);
        BinaryPrimitives.WriteInt32LittleEndian(length, LengthFrom(start));
    }

    private void WriteToArray<TState>(TState state, WriterAction<TState> write, NinoArrayBufferWriter output)
    {
        WriteUnknownLength();
        Flush();
        int place = output.WrittenCount - sizeof(int);
        long start = WrittenCount;
        write(ref this, state);
        Flush();
        BinaryPrimitives.WriteInt32LittleEndian(output.LengthAt(place), LengthFrom(start));
    }

    // Not Write(0): the program may have a formatter of its own for int.
    private void WriteUnknownLength() => Unsafe.WriteUnaligned(ref Reserve(sizeof(int)), 0);

    // What a buffer writer was given cannot be changed any more.
    private void WriteAside<TState>(TState state, WriterAction<TState> write, IBufferWriter<byte> output)
    {
        Flush();
        long start = WrittenCount;
        NinoArrayBufferWriter aside = new(KeptBuffers.Take());
        Redirect(aside, start);
        try
        {
            WriteToArray(state, write, aside);
        }
        finally
        {
            Redirect(output, _flushed >= Failed ? Failed : start);
        }

        output.Write(aside.WrittenSpan);
        _flushed += aside.WrittenCount;
        KeptBuffers.Keep(aside.Detach());
    }

    /// <summary>Goes on at another buffer writer; what is not flushed is forgotten.</summary>
    private void Redirect(IBufferWriter<byte> output, long flushed)
    {
        _output = output;
        _flushed = flushed;
        _position = 0;
        SetBuffer(default);
    }

    private readonly int LengthFrom(long start)
    {
        long length = WrittenCount - start;
        if (length > Memory.Payload.MaxSize)
        {
            ThrowTooLarge();
        }

        return (int)length;
    }
}
