using System;

namespace Nino.Tests.Kit;

/// <summary>Bytes as they are written in tests: pairs of hex digits, with spaces wherever they help.</summary>
public static class Hex
{
    public static byte[] Bytes(string text) => Convert.FromHexString(text.Replace(" ", "", StringComparison.Ordinal));

    public static string Text(ReadOnlySpan<byte> bytes) => Convert.ToHexString(bytes);
}
