using System.Buffers;
using System.Runtime.Intrinsics;

namespace Nino.Core.Memory;

internal static partial class Utf8
{
    /// <summary>Encodes text; false where a surrogate is unpaired or the bytes do not fit, with <paramref name="destination"/> in any state.</summary>
    public static bool TryEncode(string text, Span<byte> destination, out int bytes) =>
        System.Text.Unicode.Utf8.FromUtf16(text, destination, out _, out bytes, replaceInvalidSequences: false) == OperationStatus.Done;

    /// <summary>Decodes bytes; false where they are malformed, or are not as many chars as <paramref name="destination"/> holds, which is in any state then.</summary>
    public static bool TryDecode(ReadOnlySpan<byte> source, Span<char> destination) =>
        System.Text.Unicode.Utf8.ToUtf16(source, destination, out _, out int chars, replaceInvalidSequences: false) == OperationStatus.Done && chars == destination.Length;

    // Counted as in CountShort. Shifts and minima: before AVX-512, comparisons of unsigned numbers take several instructions.
    private static int CountBlock(ref char first, int length)
    {
        ref ushort chars = ref Unsafe.As<char, ushort>(ref first);
        int whole = length & ~15;
        Vector256<ushort> counts = Vector256<ushort>.Zero;
        for (nuint i = 0; i < (nuint)whole; i += 16)
        {
            Vector256<ushort> sixteen = Vector256.LoadUnsafe(ref chars, i);
            Vector256<ushort> upper = sixteen >> 11;
            counts += Vector256.Min(sixteen >> 7, Vector256<ushort>.One) + Vector256.Min(upper, Vector256<ushort>.One)
                + Vector256.Min(upper ^ Vector256.Create((ushort)(0xD800 >> 11)), Vector256<ushort>.One);
        }

        return Vector256.Sum(counts) + CountShort(ref Unsafe.Add(ref first, whole), length - whole);
    }
}
