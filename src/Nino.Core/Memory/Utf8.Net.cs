using System.Buffers;
using System.Runtime.Intrinsics;
using FrameworkUtf8 = System.Text.Unicode.Utf8;

namespace Nino.Core.Memory;

internal static partial class Utf8
{
    /// <summary>How much of other text than that of <see cref="TwoByteText"/> the framework is given before blocks are tried again; twice as much whenever it was not enough.</summary>
    private const int LeastOthers = 64;

    /// <summary>Encodes text; false where a surrogate is unpaired or the bytes do not fit, with <paramref name="destination"/> in any state.</summary>
    public static bool TryEncode(string text, Span<byte> destination, out int bytes) => TwoByteText.IsAccelerated && text.Length >= TwoByteText.BlockLength
        ? TryEncodeBlocks(text, destination, out bytes)
        : TryEncodeOthers(text, destination, out bytes);

    private static bool TryEncodeOthers(ReadOnlySpan<char> text, Span<byte> destination, out int bytes) =>
        FrameworkUtf8.FromUtf16(text, destination, out _, out bytes, replaceInvalidSequences: false) == OperationStatus.Done;

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static bool TryEncodeBlocks(string text, Span<byte> destination, out int bytes)
    {
        ReadOnlySpan<char> left = text;
        Span<byte> room = destination;
        int others = LeastOthers;
        while (left.Length >= TwoByteText.BlockLength)
        {
            int read = TwoByteText.Encode(left, room, out int written);
            left = left[read..];
            room = room[written..];
            others = read > 0 ? LeastOthers : others * 2;
            if (left.Length <= others)
            {
                break;
            }

            OperationStatus status = FrameworkUtf8.FromUtf16(left[..others], room, out read, out written, replaceInvalidSequences: false, isFinalBlock: false);
            if (status is not (OperationStatus.Done or OperationStatus.NeedMoreData))
            {
                bytes = 0;
                return false;
            }

            left = left[read..];
            room = room[written..];
        }

        bool isDone = TryEncodeOthers(left, room, out int last);
        bytes = destination.Length - room.Length + last;
        return isDone;
    }

    /// <summary>Encodes text of one to 31 chars uncounted; false where it is other than that of <see cref="TwoByteText"/>, or there is not more room than it takes, with what is there in any state.</summary>
    public static bool TryEncodeShort(string text, ref byte destination, long room, out int bytes)
    {
        bytes = 0;
        return TwoByteText.IsAccelerated && room >= (text.Length * sizeof(char)) + TwoByteText.Slack && TwoByteText.TryEncodeShort(text, ref destination, out bytes);
    }

    /// <summary>Decodes bytes; false where they are malformed, or are not as many chars as <paramref name="destination"/> holds, which is in any state then.</summary>
    public static bool TryDecode(ReadOnlySpan<byte> source, Span<char> destination) => TwoByteText.IsAccelerated && source.Length > TwoByteText.BlockLength
        ? TryDecodeBlocks(source, destination)
        : TryDecodeOthers(source, destination);

    private static bool TryDecodeOthers(ReadOnlySpan<byte> source, Span<char> destination) =>
        FrameworkUtf8.ToUtf16(source, destination, out _, out int chars, replaceInvalidSequences: false) == OperationStatus.Done && chars == destination.Length;

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static bool TryDecodeBlocks(ReadOnlySpan<byte> source, Span<char> destination)
    {
        int others = LeastOthers;
        while (source.Length > TwoByteText.BlockLength)
        {
            int read = TwoByteText.Decode(source, destination, out int written);
            source = source[read..];
            destination = destination[written..];
            others = read > 0 ? LeastOthers : others * 2;
            if (source.Length <= others)
            {
                break;
            }

            OperationStatus status = FrameworkUtf8.ToUtf16(source[..others], destination, out read, out written, replaceInvalidSequences: false, isFinalBlock: false);
            if (status is not (OperationStatus.Done or OperationStatus.NeedMoreData))
            {
                return false;
            }

            source = source[read..];
            destination = destination[written..];
        }

        return TryDecodeOthers(source, destination);
    }

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
