using System;
using System.Globalization;
using System.Security.Cryptography;
using System.Text;

namespace Nino.WorkloadChecks;

/// <summary>The text that locks the bytes of a payload: its length, its hash and, 32 bytes a line after their offset, the bytes.</summary>
public static class HexFile
{
    private const int BytesPerLine = 32;
    private const int LongestWhole = 4096;
    private const int StartOfLong = 256;

    public static string Render(string name, byte[] payload)
    {
        int shown = payload.Length <= LongestWhole ? payload.Length : StartOfLong;
        StringBuilder text = new StringBuilder()
            .Append("# ").Append(name).Append('\n')
            .Append("# length ").Append(payload.Length.ToString(CultureInfo.InvariantCulture)).Append('\n')
            .Append("# SHA-256 ").Append(Hash(payload)).Append('\n')
            .Append(shown == payload.Length ? "# all bytes" : $"# the first {shown} bytes").Append(", 32 a line after their offset\n");

        for (int offset = 0; offset < shown; offset += BytesPerLine)
        {
            text.Append(offset.ToString("X4", CultureInfo.InvariantCulture)).Append(": ")
                .Append(BitConverter.ToString(payload, offset, Math.Min(BytesPerLine, shown - offset)).Replace('-', ' '))
                .Append('\n');
        }

        return text.ToString();
    }

    /// <summary>Null when the text locks exactly these bytes, else the first line that differs.</summary>
    public static string? Difference(string name, byte[] payload, string locked)
    {
        string[] expected = locked.Split('\n');
        string[] actual = Render(name, payload).Split('\n');
        for (int line = 0; line < Math.Max(expected.Length, actual.Length); line++)
        {
            string left = line < expected.Length ? expected[line] : "the end";
            string right = line < actual.Length ? actual[line] : "the end";
            if (left != right)
                return $"line {line + 1}: expected {left}, was {right}";
        }

        return null;
    }

    private static string Hash(byte[] payload)
    {
        using SHA256 sha = SHA256.Create();
        return BitConverter.ToString(sha.ComputeHash(payload)).Replace("-", "").ToLowerInvariant();
    }
}
