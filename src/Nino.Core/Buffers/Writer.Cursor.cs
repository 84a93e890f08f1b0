using Nino.Core.Formatters;
using Nino.Core.Memory;

namespace Nino.Core;

/// <remarks>
/// Formatters hand the place of the next byte from one to the next as a reference, which stays in a register; kept in
/// the writer it would go through memory for each value. Whoever takes a place gives the place behind the value back.
/// </remarks>
public ref partial struct Writer
{
    /// <summary>The place of the next byte.</summary>
    internal readonly ref byte Here
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => ref Unsafe.Add(ref MemoryMarshal.GetReference(_buffer), _position);
    }

    /// <summary>Sets the place of the next byte, which a formatter has given back.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal void Seek(ref byte at) => _position = PositionOf(ref at);

    /// <summary>How many bytes stand before a place in the current buffer.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal readonly int PositionOf(ref byte at)
    {
        nint position = Unsafe.ByteOffset(ref MemoryMarshal.GetReference(_buffer), ref at);
        if ((nuint)position > (nuint)_buffer.Length)
        {
            ThrowOutside();
        }

        return (int)position;
    }

    /// <summary>Makes room for <paramref name="size"/> bytes and gives their place, which is <paramref name="at"/> where they fit; for generated code.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ref byte Room(ref byte at, int size)
    {
        if (_end.From(ref at) < size)
        {
            return ref MakeRoom(ref at, size);
        }

        return ref at;
    }

    /// <summary>Whether the buffer has <paramref name="size"/> bytes from <paramref name="at"/>; for generated code.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly bool HasRoom(ref byte at, int size) => _end.From(ref at) >= size;

    /// <summary><see cref="Room"/> for <paramref name="head"/> bytes and <paramref name="count"/> values of equal size.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal ref byte RoomForMany(ref byte at, int head, int count, int size)
    {
        long total = ((long)count * size) + head;
        if (_end.From(ref at) < total)
        {
            return ref MakeRoom(ref at, total);
        }

        return ref at;
    }

    /// <summary>How many bytes the buffer has from <paramref name="at"/>.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal readonly long RoomFrom(ref byte at) => _end.From(ref at);

    /// <summary>Writes null; for generated code.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ref byte WriteNull(ref byte at)
    {
        at = ref Room(ref at, 1);
        at = 0;
        return ref Unsafe.Add(ref at, 1);
    }

    /// <summary>Writes a byte.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal ref byte WriteByte(ref byte at, byte value)
    {
        at = ref Room(ref at, 1);
        at = value;
        return ref Unsafe.Add(ref at, 1);
    }

    /// <summary>Writes a varint (format.md §1), which may be a wide one (§11.1).</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal ref byte WriteVarint(ref byte at, ulong value)
    {
        if (value < 0x80)
        {
            return ref WriteByte(ref at, (byte)value);
        }

        return ref WriteLongVarint(ref at, value);
    }

    /// <summary>Writes a collection head.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal ref byte WriteCount(ref byte at, int count)
    {
        int head = Varint.SizeOfCount(count);
        at = ref Room(ref at, head);
        Varint.Write(ref at, (uint)count + 1);
        return ref Unsafe.Add(ref at, head);
    }

    /// <summary>Writes a fixed-size value.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal ref byte WriteFixed<T, TFormatter>(ref byte at, T value)
        where TFormatter : struct, IFormatter<T>
    {
        at = ref Room(ref at, default(TFormatter).FixedSize);
        default(TFormatter).WriteFixed(ref at, value);
        return ref Unsafe.Add(ref at, default(TFormatter).FixedSize);
    }

    /// <summary>Writes a value where the writer stands, for callers that keep no place.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal void Write<T, TFormatter>(T? value)
        where TFormatter : struct, IFormatter<T> => Seek(ref default(TFormatter).Write(ref this, ref Here, value));

    private ref byte WriteLongVarint(ref byte at, ulong value)
    {
        if (HasRoom(ref at, Varint.MaxWideSize))
        {
            return ref Unsafe.Add(ref at, Varint.WriteWord(ref at, value));
        }

        int size = Varint.WideSize(value);
        at = ref Room(ref at, size);
        Varint.WriteWide(ref at, value);
        return ref Unsafe.Add(ref at, size);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private ref byte MakeRoom(ref byte at, long size)
    {
        if (size > Payload.MaxSize)
        {
            ThrowTooLarge();
        }

        Seek(ref at);
        Grow((int)size);
        return ref Here;
    }
}
