using Nino.Core.Formatters;
using Nino.Core.Memory;

namespace Nino.Core;

public ref partial struct Writer
{
    private const uint AsciiForm = 1;
    private const uint Utf8Form = 2;
    private const uint Utf16Form = 3;

    /// <summary>The head of a string of one ASCII char.</summary>
    internal const byte OneCharHead = (1 << 2) | (int)AsciiForm;

    /// <summary>The longest string whose head takes one byte.</summary>
    private const int LongestShort = 31;

    /// <summary>The longest string whose head takes two bytes.</summary>
    private const int LongestMedium = 4095;

    /// <summary>The most bytes that a head of the UTF-8 form holds.</summary>
    private const int LongestUtf8 = (1 << 30) - 1;

    /// <summary>How many chars are looked at to guess the form of longer text.</summary>
    private const int SampleLength = 32;

    /// <summary>Writes a string in its shortest form (format.md §5).</summary>
    public void Write(string? value) => Seek(ref WriteText(ref Here, value));

    /// <summary>Writes a string in the ASCII or UTF-8 form (format.md §5).</summary>
    /// <exception cref="NinoException">A surrogate is unpaired: UTF-8 cannot hold it.</exception>
    public void WriteUtf8(string? value) => Seek(ref WriteTextAsUtf8(ref Here, value));

    // Text of one char stands in the caller: the call would take longer.
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal ref byte WriteText(ref byte at, string? value)
    {
        if (value is null)
        {
            return ref WriteNullText(ref at);
        }

        if (value.Length == 1 && value[0] < 0x80 && HasRoom(ref at, 2))
        {
            at = OneCharHead;
            Unsafe.Add(ref at, 1) = (byte)value[0];
            return ref Unsafe.Add(ref at, 2);
        }

        return ref WriteText(ref at, value, allowUtf16: true);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal ref byte WriteTextAsUtf8(ref byte at, string? value)
    {
        if (value is null)
        {
            return ref WriteNullText(ref at);
        }

        return ref WriteText(ref at, value, allowUtf16: false);
    }

    /// <summary>Writes the head of ASCII text whose chars stand behind it, and returns the place behind them.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static ref byte EndShort(ref byte at, int length)
    {
        at = (byte)((length << 2) | (int)AsciiForm);
        return ref Unsafe.Add(ref at, (nuint)(uint)length + 1);
    }

    // Apart: most text is not null, and callers stay small.
    [MethodImpl(MethodImplOptions.NoInlining)]
    private ref byte WriteNullText(ref byte at) => ref WriteNull(ref at);

    /// <summary>Writes text that does not go the short way: longer, or without room for it.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private ref byte WriteLong(ref byte at, string value, bool allowUtf16)
    {
        int length = value.Length;
        if (length is <= LongestShort or > LongestMedium || _end.From(ref at) <= length + 1)
        {
            return ref WriteAnywhere(ref at, value, allowUtf16);
        }

        if (!Ascii.TryNarrowLong(ref MemoryMarshal.GetReference(value.AsSpan()), ref Unsafe.Add(ref at, 2), length))
        {
            return ref WriteNonAscii(ref at, value, allowUtf16);
        }

        at = (byte)((length << 2) | (int)AsciiForm | 0x80);
        Unsafe.Add(ref at, 1) = (byte)(length >> 5);
        return ref Unsafe.Add(ref at, length + 2);
    }

    /// <summary>Writes text of any length, and text for which the buffer has no room.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private ref byte WriteAnywhere(ref byte at, string value, bool allowUtf16)
    {
        int length = value.Length;
        uint form = ((uint)length << 2) | AsciiForm;
        at = ref Room(ref at, length + Varint.Size(form));
        int head = Varint.Write(ref at, form);
        if (!Ascii.TryNarrow(ref MemoryMarshal.GetReference(value.AsSpan()), ref Unsafe.Add(ref at, head), length))
        {
            return ref WriteNonAscii(ref at, value, allowUtf16);
        }

        return ref Unsafe.Add(ref at, head + length);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private ref byte WriteNonAscii(ref byte at, string value, bool allowUtf16)
    {
        if (value.Length > LongestShort)
        {
            return ref WriteAnyText(ref at, value, allowUtf16);
        }

        if (!allowUtf16 || !HasRoom(ref at, 1 + (value.Length * sizeof(char))))
        {
            return ref WriteShortUtf8(ref at, value, allowUtf16);
        }

        // Text without ASCII, as names in Chinese are, is copied while it is looked at.
        ref byte next = ref Unsafe.Add(ref at, 1);
        foreach (char c in value)
        {
            if (c < 0x80)
            {
                return ref WriteShortUtf8(ref at, value, allowUtf16);
            }

            Wire.Write(ref next, (ushort)c);
            next = ref Unsafe.Add(ref next, sizeof(char));
        }

        at = (byte)((value.Length << 2) | (int)Utf16Form);
        return ref next;
    }

    /// <summary>Writes text of one to <see cref="LongestShort"/> chars, whose number takes one byte, in the UTF-8 form where it is allowed.</summary>
    private ref byte WriteShortUtf8(ref byte at, string value, bool allowUtf16)
    {
        int bytes = Utf8.CountShort(value, out bool isTwoByte);
        int head = bytes <= LongestShort ? 1 : 2;
        if (allowUtf16 && head + bytes >= value.Length * sizeof(char))
        {
            return ref WriteUtf16(ref at, value);
        }

        at = ref Room(ref at, head + 1 + bytes);
        if (isTwoByte && HasRoom(ref at, head + 1 + Utf8.MostShort(value.Length)))
        {
            Utf8.EncodeShort(value, ref Unsafe.Add(ref at, head + 1));
        }
        else if (!Utf8.TryEncode(value, MemoryMarshal.CreateSpan(ref Unsafe.Add(ref at, head + 1), bytes), out _))
        {
            return ref allowUtf16 ? ref WriteUtf16(ref at, value) : ref ThrowNoUtf8(value);
        }

        Varint.Write(ref at, ((uint)bytes << 2) | Utf8Form);
        Unsafe.Add(ref at, head) = (byte)value.Length;
        return ref Unsafe.Add(ref at, head + 1 + bytes);
    }

    // Text that begins as one that is shorter in UTF-8 is encoded uncounted, into the room of UTF-16: what does not fit is written in that.
    [MethodImpl(MethodImplOptions.NoInlining)]
    private ref byte WriteAnyText(ref byte at, string value, bool allowUtf16)
    {
        int length = value.Length;
        ref char first = ref MemoryMarshal.GetReference(value.AsSpan());
        int most = (int)Math.Min((allowUtf16 ? 2L : 3L) * length, LongestUtf8);
        if (_end.From(ref at) >= SizeAsUtf8(most, length) && (!allowUtf16 || Utf8.CountBytes(ref first, SampleLength, int.MaxValue) < 2 * SampleLength))
        {
            return ref WriteUtf8(ref at, value, most, length, allowUtf16);
        }

        int bytes = Utf8.CountBytes(ref first, length, most);
        if (bytes < 0 || (allowUtf16 && SizeAsUtf8(bytes, length) >= SizeAsUtf16(length)))
        {
            return ref allowUtf16 ? ref WriteUtf16(ref at, value) : ref ThrowNoUtf8(value);
        }

        at = ref RoomForMany(ref at, Varint.Size((uint)bytes << 2) + Varint.Size((uint)length), bytes, 1);
        return ref WriteUtf8(ref at, value, bytes, bytes, allowUtf16);
    }

    private static long SizeAsUtf8(int bytes, int chars) => Varint.Size((uint)bytes << 2) + Varint.Size((uint)chars) + (long)bytes;

    private static long SizeAsUtf16(int chars) => Varint.Size((uint)chars << 2) + (2L * chars);

    /// <summary>Writes text in the UTF-8 form where it is allowed, and where there is room for <paramref name="most"/> bytes of it.</summary>
    private ref byte WriteUtf8(ref byte at, string value, int most, int expected, bool allowUtf16)
    {
        int chars = Varint.Size((uint)value.Length);
        int head = Varint.Size((uint)expected << 2);
        ref byte text = ref Unsafe.Add(ref at, head + chars);
        if (!Utf8.TryEncode(value, MemoryMarshal.CreateSpan(ref text, most), out int bytes))
        {
            return ref allowUtf16 ? ref WriteUtf16(ref at, value) : ref ThrowNoUtf8(value);
        }

        if (allowUtf16 && SizeAsUtf8(bytes, value.Length) >= SizeAsUtf16(value.Length))
        {
            return ref WriteUtf16(ref at, value);
        }

        int moved = Varint.Size((uint)bytes << 2) - head;
        if (moved != 0)
        {
            MemoryMarshal.CreateSpan(ref text, bytes).CopyTo(MemoryMarshal.CreateSpan(ref Unsafe.Add(ref text, moved), bytes));
        }

        head = Varint.Write(ref at, ((uint)bytes << 2) | Utf8Form);
        Varint.Write(ref Unsafe.Add(ref at, head), (uint)value.Length);
        return ref Unsafe.Add(ref at, head + chars + bytes);
    }

    [DoesNotReturn]
    private static ref byte ThrowNoUtf8(string value) => throw new NinoException(
        Utf8.CountBytes(ref MemoryMarshal.GetReference(value.AsSpan()), value.Length, LongestUtf8) < 0
            ? "The string is too long: a UTF-8 string takes less than 2^30 bytes."
            : "The string holds an unpaired surrogate, which UTF-8 cannot hold. Remove [NinoUtf8] to write it as UTF-16.");

    private ref byte WriteUtf16(ref byte at, string value)
    {
        uint form = ((uint)value.Length << 2) | Utf16Form;
        at = ref RoomForMany(ref at, Varint.Size(form), value.Length, sizeof(char));
        at = ref Unsafe.Add(ref at, Varint.Write(ref at, form));
        Span<byte> target = MemoryMarshal.CreateSpan(ref at, value.Length * sizeof(char));
        MemoryMarshal.AsBytes(value.AsSpan()).CopyTo(target);
        if (!BitConverter.IsLittleEndian)
        {
            Endianness.Reverse(target, sizeof(char));
        }

        return ref Unsafe.Add(ref at, target.Length);
    }
}
