using System;
using System.Runtime.InteropServices;

namespace Nino.Core.Memory;

internal static partial class Utf8
{
    /// <summary>Encodes text; false where a surrogate is unpaired or the bytes do not fit, with <paramref name="destination"/> in any state.</summary>
    public static bool TryEncode(string text, Span<byte> destination, out int bytes)
    {
        // Looked at first: an exception would cost more than to encode long text.
        bytes = CountBytes(ref MemoryMarshal.GetReference(text.AsSpan()), text.Length, destination.Length);
        if (bytes < 0 || !IsWellFormed(text))
        {
            return false;
        }

        Strict.GetBytes(text.AsSpan(), destination);
        return true;
    }

    private static int CountBlock(ref char first, int length) => CountShort(ref first, length);
}
