using System;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Nino.Core.Buffers;
using Nino.Core.Formatters;

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

    // Short text without ASCII, as names in Chinese are, is copied while it is looked at.
    [MethodImpl(MethodImplOptions.NoInlining)]
    private ref byte WriteNonAscii(ref byte at, string value, bool allowUtf16)
    {
        if (!allowUtf16 || value.Length > LongestShort || !HasRoom(ref at, 1 + (value.Length * sizeof(char))))
        {
            return ref WriteAnyText(ref at, value, allowUtf16);
        }

        ref byte next = ref Unsafe.Add(ref at, 1);
        foreach (char c in value)
        {
            if (c < 0x80)
            {
                return ref WriteAnyText(ref at, value, allowUtf16);
            }

            Wire.Write(ref next, (ushort)c);
            next = ref Unsafe.Add(ref next, sizeof(char));
        }

        at = (byte)((value.Length << 2) | (int)Utf16Form);
        return ref next;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private ref byte WriteAnyText(ref byte at, string value, bool allowUtf16)
    {
        if (allowUtf16 && Utf8.HasNoAscii(value))
        {
            return ref WriteUtf16(ref at, value);
        }

        long bytes = Utf8.CountBytes(value);
        if (allowUtf16 && (bytes < 0 || SizeAsUtf8(bytes, value.Length) >= SizeAsUtf16(value.Length)))
        {
            return ref WriteUtf16(ref at, value);
        }

        if (bytes < 0)
        {
            throw new NinoException("The string holds an unpaired surrogate, which UTF-8 cannot hold. Remove [NinoUtf8] to write it as UTF-16.");
        }

        if (bytes >= 1 << 30)
        {
            throw new NinoException("The string is too long: a UTF-8 string takes less than 2^30 bytes.");
        }

        return ref WriteUtf8(ref at, value, (int)bytes);
    }

    private static long SizeAsUtf8(long bytes, int chars) => Varint.Size((uint)bytes << 2) + Varint.Size((uint)chars) + bytes;

    private static long SizeAsUtf16(int chars) => Varint.Size((uint)chars << 2) + (2L * chars);

    private ref byte WriteUtf8(ref byte at, string value, int bytes)
    {
        at = ref Room(ref at, (int)SizeAsUtf8(bytes, value.Length));
        int head = Varint.Write(ref at, ((uint)bytes << 2) | Utf8Form);
        head += Varint.Write(ref Unsafe.Add(ref at, head), (uint)value.Length);
        Utf8.Strict.GetBytes(value.AsSpan(), MemoryMarshal.CreateSpan(ref Unsafe.Add(ref at, head), bytes));
        return ref Unsafe.Add(ref at, head + bytes);
    }

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
