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

    /// <summary><see cref="CountBytes"/> of one to 31 chars, and whether <see cref="EncodeShort"/> encodes them.</summary>
    public static int CountShort(string text, out bool isTwoByte)
    {
        if (TwoByteText.IsAccelerated)
        {
            return TwoByteText.CountShort(text, out isTwoByte);
        }

        isTwoByte = false;
        return CountShort(ref MemoryMarshal.GetReference(text.AsSpan()), text.Length);
    }

    /// <summary>Encodes text of one to 31 chars, where there is <see cref="MostShort"/> room for it.</summary>
    public static void EncodeShort(string text, ref byte destination) => TwoByteText.EncodeShort(text, ref destination);

    /// <summary>The room that <see cref="EncodeShort"/> takes.</summary>
    public static int MostShort(int length) => (length * sizeof(char)) + TwoByteText.Slack;

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

    /// <summary>The bytes of each char, as <see cref="CountShort(ref char, int)"/> counts them.</summary>
    // Shifts and minima: before AVX-512, comparisons of unsigned numbers take several instructions.
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static Vector128<ushort> BytesOf(Vector128<ushort> chars)
    {
        Vector128<ushort> upper = chars >> 11;
        return Vector128.Min(chars >> 7, Vector128<ushort>.One) + Vector128.Min(upper, Vector128<ushort>.One)
            + Vector128.Min(upper ^ Vector128.Create((ushort)(0xD800 >> 11)), Vector128<ushort>.One);
    }

    // As BytesOf.
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
