using System.Text;

namespace Nino.Core.Buffers;

/// <summary>Strict UTF-8: malformed input throws instead of being replaced.</summary>
internal static class Utf8
{
    public static readonly UTF8Encoding Strict = new(encoderShouldEmitUTF8Identifier: false, throwOnInvalidBytes: true);

    /// <summary>Whether each char takes two bytes or more, so that UTF-16 is not longer.</summary>
    public static bool HasNoAscii(string text)
    {
        foreach (char c in text)
        {
            if (c < 0x80)
            {
                return false;
            }
        }

        return true;
    }

    /// <summary>The number of bytes, or −1 when a surrogate is unpaired.</summary>
    public static long CountBytes(string text)
    {
        long bytes = 0;
        for (int i = 0; i < text.Length; i++)
        {
            char c = text[i];
            if (!char.IsSurrogate(c))
            {
                bytes += c < 0x80 ? 1 : c < 0x800 ? 2 : 3;
            }
            else if (char.IsHighSurrogate(c) && i + 1 < text.Length && char.IsLowSurrogate(text[i + 1]))
            {
                bytes += 4;
                i++;
            }
            else
            {
                return -1;
            }
        }

        return bytes;
    }
}
