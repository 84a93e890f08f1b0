using Nino.Core.Memory;

namespace Nino.Core;

public ref partial struct Reader
{
    private const uint AsciiForm = 1;

    /// <summary>The bits of a one-byte head that tell its form, and that it is one.</summary>
    private const uint ShortAsciiMask = 0x83;

    private const string NotAscii = "An ASCII string holds a byte above 7F.";

    private static readonly string[] OneChar = CreateOneCharStrings();

    /// <summary>Reads null, or a string of one ASCII char, which is a shared instance; false and nothing read when the next value is another, or the last byte.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal bool TryReadNullOrOneChar(out string? text)
    {
        text = null;
        if (Remaining < 2)
        {
            return false;
        }

        int head = Current;
        if (head == 0)
        {
            _position++;
            return true;
        }

        string[] strings = OneChar;
        if (head != Writer.OneCharHead || Unsafe.Add(ref Current, 1) >= strings.Length)
        {
            return false;
        }

        text = strings[Unsafe.Add(ref Current, 1)];
        _position += 2;
        return true;
    }

    /// <summary>Reads a string in any form (format.md §5). Strings of one ASCII char are shared instances.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public string? ReadString()
    {
        int left = Remaining;
        uint head = left > 0 ? Current : 0u;
        int length = (int)(head >> 2);
        if ((head & ShortAsciiMask) != AsciiForm || length < 2 || length >= left)
        {
            return ReadAnyString();
        }

        ref byte source = ref Unsafe.Add(ref Current, 1);
        _position += length + 1;
        string text = new('\0', length);
        if (!Memory.Ascii.TryWidenShort(ref source, ref MemoryMarshal.GetReference(text.AsSpan()), length))
        {
            ThrowInvalid(NotAscii);
        }

        return _options is null ? text : OneInstance(text);
    }

    /// <summary>The instance that stands for a string in this message.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private string? OneInstance(string? text) => text is not null && _options!.InternStrings ? Session.OneInstance(text) : text;

    private string? ReadAnyString()
    {
        uint head = ReadVarint();
        int length = (int)(head >> 2);
        if ((head & 3) != AsciiForm)
        {
            string? other = ReadNonAscii(head, length);
            return _options is null ? other : OneInstance(other);
        }

        ref byte source = ref Take(length);
        if (length <= 1)
        {
            return length == 0 ? string.Empty : ReadOneChar(source);
        }

        string text = new('\0', length);
        if (!Memory.Ascii.TryWiden(ref source, ref MemoryMarshal.GetReference(text.AsSpan()), length))
        {
            ThrowInvalid(NotAscii);
        }

        return _options is null ? text : OneInstance(text);
    }

    /// <summary>Skips a string, whose text is not looked at; false and nothing read where its head is none.</summary>
    internal bool TrySkipString()
    {
        int start = _position;
        uint head = ReadVarint();
        int length = (int)(head >> 2);
        switch (head & 3)
        {
            case AsciiForm:
                Take(length);
                return true;
            case 2:
                ReadVarint();
                Take(length);
                return true;
            case 3:
                TakeMany(length, sizeof(char));
                return true;
            default:
                _position = head == 0 ? _position : start;
                return head == 0;
        }
    }

    /// <summary>Reads a string in any form (format.md §5).</summary>
    public void Read(out string? value) => value = ReadString();

    /// <summary>Reads a string in any form (format.md §5) that <see cref="Writer.WriteUtf8(string?)"/> could have written: one with an unpaired surrogate is an error.</summary>
    public void ReadUtf8(out string? value) => value = ReadTextAsUtf8();

    internal string? ReadTextAsUtf8()
    {
        int start = _position;

        // Only this form can hold a surrogate without its other half.
        bool isUtf16 = Remaining > 0 && (Current & 3) == 3;
        string? text = ReadString();
        return !isUtf16 || Utf8.IsWellFormed(text!)
            ? text
            : throw new NinoException("The text has a surrogate without its other half, which UTF-8 cannot hold.", null, start);
    }

    private readonly string ReadOneChar(byte source)
    {
        if (source >= 0x80)
        {
            ThrowInvalid(NotAscii);
        }

        return OneChar[source];
    }

    private string? ReadNonAscii(uint head, int length)
    {
        switch (head & 3)
        {
            case 2:
                return ReadUtf8String(length);
            case 3:
                return ReadUtf16String(length);
            default:
                if (head != 0)
                {
                    ThrowInvalid($"{head} is not the head of a string.");
                }

                return null;
        }
    }

    private string ReadUtf8String(int bytes)
    {
        uint chars = ReadVarint();
        // A char takes one byte at the least, and three at the most: the claim is bounded before the string is allocated.
        ReadOnlySpan<byte> source = MemoryMarshal.CreateReadOnlySpan(ref Take(bytes), bytes);
        if (chars > (uint)bytes || (ulong)chars * 3 < (uint)bytes)
        {
            ThrowInvalid($"{bytes} bytes of UTF-8 cannot hold {chars} chars.");
        }

        if (bytes == 0)
        {
            return string.Empty;
        }

        string text = new('\0', (int)chars);
        if (!Utf8.TryDecode(source, MemoryMarshal.CreateSpan(ref MemoryMarshal.GetReference(text.AsSpan()), (int)chars)))
        {
            ThrowInvalid("The bytes are not well-formed UTF-8 of the length that is claimed.");
        }

        return text;
    }

    private string ReadUtf16String(int chars)
    {
        if ((uint)chars > (uint)Remaining / sizeof(char))
        {
            ThrowEnd((long)chars * sizeof(char), $"The input claims a string of {chars} chars, which do not fit in the {Remaining} bytes that are left.");
        }

        if (chars == 0)
        {
            return string.Empty;
        }

        string text = new('\0', chars);
        Span<char> destination = MemoryMarshal.CreateSpan(ref MemoryMarshal.GetReference(text.AsSpan()), chars);
        Span<byte> bytes = MemoryMarshal.AsBytes(destination);
        MemoryMarshal.CreateReadOnlySpan(ref Take(bytes.Length), bytes.Length).CopyTo(bytes);
        if (!BitConverter.IsLittleEndian)
        {
            Endianness.Reverse(bytes, sizeof(char));
        }

        return text;
    }

    private static string[] CreateOneCharStrings()
    {
        string[] strings = new string[0x80];
        for (int i = 0; i < strings.Length; i++)
        {
            strings[i] = ((char)i).ToString();
        }

        return strings;
    }
}
