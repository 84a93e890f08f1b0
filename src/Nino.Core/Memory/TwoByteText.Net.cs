using System.Numerics;
using System.Runtime.Intrinsics;

namespace Nino.Core.Memory;

/// <summary>Text below U+0800 between chars and UTF-8, by vectors: the alphabets of Europe and the Near East, of which each char takes one byte or two.</summary>
/// <remarks>
/// Both are made of each char; then a shuffle closes the gaps of four of them, and its indices stand in a table under the four bits that tell where the gaps are.
/// So nothing depends on where in the text the chars of two bytes stand, which no processor predicts.
/// </remarks>
internal static class TwoByteText
{
    /// <summary>Of how many chars a block is that is encoded, and of how many bytes one that is decoded.</summary>
    public const int BlockLength = 16;

    /// <summary>How much more room than two bytes a char short text takes.</summary>
    public const int Slack = 16;

    public static bool IsAccelerated => ByteShuffle.IsSupported;

    /// <summary>Which bytes of four chars of two bytes stand in UTF-8, under a bit for each that has a second one.</summary>
    private static ReadOnlySpan<byte> BytesOf =>
    [
        0, 2, 4, 6, 128, 128, 128, 128, 0, 1, 2, 4, 6, 128, 128, 128, 0, 2, 3, 4, 6, 128, 128, 128, 0, 1, 2, 3, 4, 6, 128, 128,
        0, 2, 4, 5, 6, 128, 128, 128, 0, 1, 2, 4, 5, 6, 128, 128, 0, 2, 3, 4, 5, 6, 128, 128, 0, 1, 2, 3, 4, 5, 6, 128,
        0, 2, 4, 6, 7, 128, 128, 128, 0, 1, 2, 4, 6, 7, 128, 128, 0, 2, 3, 4, 6, 7, 128, 128, 0, 1, 2, 3, 4, 6, 7, 128,
        0, 2, 4, 5, 6, 7, 128, 128, 0, 1, 2, 4, 5, 6, 7, 128, 0, 2, 3, 4, 5, 6, 7, 128, 0, 1, 2, 3, 4, 5, 6, 7,
    ];

    /// <summary>Which of four chars are kept, under a bit for each that is not.</summary>
    private static ReadOnlySpan<byte> CharsOf =>
    [
        0, 1, 2, 3, 4, 5, 6, 7, 2, 3, 4, 5, 6, 7, 128, 128, 0, 1, 4, 5, 6, 7, 128, 128, 4, 5, 6, 7, 128, 128, 128, 128,
        0, 1, 2, 3, 6, 7, 128, 128, 2, 3, 6, 7, 128, 128, 128, 128, 0, 1, 6, 7, 128, 128, 128, 128, 6, 7, 128, 128, 128, 128, 128, 128,
        0, 1, 2, 3, 4, 5, 128, 128, 2, 3, 4, 5, 128, 128, 128, 128, 0, 1, 4, 5, 128, 128, 128, 128, 4, 5, 128, 128, 128, 128, 128, 128,
        0, 1, 2, 3, 128, 128, 128, 128, 2, 3, 128, 128, 128, 128, 128, 128, 0, 1, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128,
    ];

    /// <summary>Indices that move chars to the front, by so many bytes as are left out at the beginning, and zeros behind them.</summary>
    private static ReadOnlySpan<byte> MovesToFront =>
    [
        0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128,
    ];

    /// <summary>Encodes blocks of 16 chars, up to the first with another char, or for which there is no room, and tells how many chars they are.</summary>
    public static int Encode(ReadOnlySpan<char> text, Span<byte> destination, out int bytes)
    {
        ref ushort chars = ref Unsafe.As<char, ushort>(ref MemoryMarshal.GetReference(text));
        ref byte target = ref MemoryMarshal.GetReference(destination);
        int last = text.Length - BlockLength;
        int lastRoom = destination.Length - (BlockLength * sizeof(char));
        int at = 0;
        bytes = 0;
        for (; at <= last && bytes <= lastRoom; at += BlockLength)
        {
            Vector128<ushort> all = Ascii.NarrowSixteen(ref Unsafe.Add(ref chars, at), ref Unsafe.Add(ref target, bytes), 0);
            if ((all & Vector128.Create((ushort)0xFF80)) == Vector128<ushort>.Zero)
            {
                bytes += BlockLength;
                continue;
            }

            if (!IsBelow800(all))
            {
                break;
            }

            bytes += EncodeEight(Vector128.LoadUnsafe(ref chars, (nuint)at), ref Unsafe.Add(ref target, bytes));
            bytes += EncodeEight(Vector128.LoadUnsafe(ref chars, (nuint)at + 8), ref Unsafe.Add(ref target, bytes));
        }

        return at;
    }

    /// <summary>The number of bytes of one to 31 chars in UTF-8, as <see cref="Utf8.CountBytes"/> counts them, and whether all are below U+0800.</summary>
    public static int CountShort(string text, out bool isBelow800)
    {
        ref ushort chars = ref Unsafe.As<char, ushort>(ref MemoryMarshal.GetReference(text.AsSpan()));
        int length = text.Length;
        Vector128<ushort> all = Vector128<ushort>.Zero;
        Vector128<ushort> counts = Vector128<ushort>.Zero;
        int at = 0;
        for (; at + 8 < length; at += 8)
        {
            Vector128<ushort> eight = Vector128.LoadUnsafe(ref chars, (nuint)at);
            all |= eight;
            counts += Utf8.BytesOf(eight);
        }

        int zeros = at + 8 - length;
        Vector128<ushort> last = Last(ref chars, length, zeros);
        isBelow800 = IsBelow800(all | last);
        return Vector128.Sum(counts + Utf8.BytesOf(last)) - zeros;
    }

    /// <summary>Encodes one to 31 chars that are below U+0800. Up to <see cref="Slack"/> bytes behind twice as many as they are may be written.</summary>
    public static void EncodeShort(string text, ref byte destination)
    {
        ref ushort chars = ref Unsafe.As<char, ushort>(ref MemoryMarshal.GetReference(text.AsSpan()));
        int length = text.Length;
        int bytes = 0;
        int at = 0;
        for (; at + 8 < length; at += 8)
        {
            bytes += EncodeEight(Vector128.LoadUnsafe(ref chars, (nuint)at), ref Unsafe.Add(ref destination, bytes));
        }

        EncodeEight(Last(ref chars, length, at + 8 - length), ref Unsafe.Add(ref destination, bytes));
    }

    /// <summary>Decodes blocks of 16 bytes, up to the first with bytes of another char or malformed ones, or for which there is no room, and tells how many bytes the chars took.</summary>
    public static int Decode(ReadOnlySpan<byte> source, Span<char> destination, out int chars)
    {
        ref byte first = ref MemoryMarshal.GetReference(source);
        ref ushort target = ref Unsafe.As<char, ushort>(ref MemoryMarshal.GetReference(destination));
        int last = source.Length - BlockLength - 1;
        int lastRoom = destination.Length - BlockLength;
        int at = 0;
        chars = 0;
        if (IsTrail(first))
        {
            return 0;
        }

        for (; at <= last && chars <= lastRoom; at += BlockLength)
        {
            Vector128<byte> bytes = Ascii.WidenSixteen(ref Unsafe.Add(ref first, at), ref Unsafe.Add(ref target, chars), 0);
            if (bytes.ExtractMostSignificantBits() == 0)
            {
                chars += BlockLength;
                if (IsTrail(Unsafe.Add(ref first, at + BlockLength)))
                {
                    return at + BlockLength;
                }

                continue;
            }

            // Each lead, and nothing else, stands before a trail. Before the first byte that was looked at already.
            Vector128<byte> next = Vector128.LoadUnsafe(ref first, (nuint)at + 1);
            Vector128<byte> leads = Vector128.GreaterThan(bytes, Vector128.Create((byte)0xBF));
            Vector128<byte> wrong = (leads ^ Trails(next)) | Vector128.GreaterThan(bytes, Vector128.Create((byte)0xDF)) | Vector128.Equals(bytes & Vector128.Create((byte)0xFE), Vector128.Create((byte)0xC0));
            if (wrong != Vector128<byte>.Zero)
            {
                break;
            }

            Vector128<byte> upper = bytes & leads & Vector128.Create((byte)0x1F);
            Vector128<byte> lower = Vector128.ConditionalSelect(leads, next & Vector128.Create((byte)0x3F), bytes);
            uint trails = Trails(bytes).ExtractMostSignificantBits();
            chars += Keep((Vector128.WidenLower(upper) << 6) | Vector128.WidenLower(lower), trails & 0xFF, ref Unsafe.Add(ref target, chars));
            chars += Keep((Vector128.WidenUpper(upper) << 6) | Vector128.WidenUpper(lower), trails >> 8, ref Unsafe.Add(ref target, chars));
        }

        // The lead of the last char may have been the end of a block.
        return at + (at > 0 && IsTrail(Unsafe.Add(ref first, at)) ? 1 : 0);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static int EncodeEight(Vector128<ushort> eight, ref byte destination)
    {
        Vector128<ushort> two = (eight >> 6) | ((eight & Vector128.Create((ushort)0x3F)) << 8) | Vector128.Create((ushort)0x80C0);
        Vector128<ushort> areTwo = Vector128.GreaterThan(eight.AsInt16(), Vector128.Create((short)0x7F)).AsUInt16();
        uint bits = Vector128.Narrow(areTwo, areTwo).ExtractMostSignificantBits() & 0xFF;
        Vector128<byte> bytes = Vector128.ConditionalSelect(areTwo, two, eight).AsByte();
        ref byte table = ref MemoryMarshal.GetReference(BytesOf);
        int half = 4 + BitOperations.PopCount(bits & 0xF);
        Unsafe.WriteUnaligned(ref destination, Half(bytes, ref table, bits & 0xF, 0));
        Unsafe.WriteUnaligned(ref Unsafe.Add(ref destination, half), Half(bytes, ref table, bits >> 4, 0x0808_0808_0808_0808));
        return 8 + BitOperations.PopCount(bits);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static int Keep(Vector128<ushort> eight, uint dropped, ref ushort destination)
    {
        ref byte table = ref MemoryMarshal.GetReference(CharsOf);
        int half = 4 - BitOperations.PopCount(dropped & 0xF);
        Unsafe.WriteUnaligned(ref Unsafe.As<ushort, byte>(ref destination), Half(eight.AsByte(), ref table, dropped & 0xF, 0));
        Unsafe.WriteUnaligned(ref Unsafe.As<ushort, byte>(ref Unsafe.Add(ref destination, half)), Half(eight.AsByte(), ref table, dropped >> 4, 0x0808_0808_0808_0808));
        return 8 - BitOperations.PopCount(dropped);
    }

    /// <summary>Four of eight chars without their gaps.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static ulong Half(Vector128<byte> eight, ref byte table, uint gaps, ulong half)
    {
        ulong indices = Unsafe.ReadUnaligned<ulong>(ref Unsafe.Add(ref table, gaps * sizeof(ulong))) + half;
        return ByteShuffle.Of(eight, Vector128.CreateScalarUnsafe(indices).AsByte()).AsUInt64().ToScalar();
    }

    /// <summary>The last one to eight chars, and zeros behind them.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static Vector128<ushort> Last(ref ushort chars, int length, int zeros)
    {
        if (length < 8)
        {
            return LessThanEight(ref chars, length);
        }

        Vector128<byte> eight = Vector128.LoadUnsafe(ref chars, (nuint)(length - 8)).AsByte();
        return ByteShuffle.Of(eight, Vector128.LoadUnsafe(ref MemoryMarshal.GetReference(MovesToFront), (nuint)(zeros * sizeof(char)))).AsUInt16();
    }

    // One to seven chars: of up to three, the first, the middle and the last, which may be the same.
    private static Vector128<ushort> LessThanEight(ref ushort chars, int length)
    {
        ref byte bytes = ref Unsafe.As<ushort, byte>(ref chars);
        if (length > 4)
        {
            ulong end = Unsafe.ReadUnaligned<ulong>(ref Unsafe.Add(ref bytes, (length - 4) * sizeof(char)));
            return Vector128.Create(Unsafe.ReadUnaligned<ulong>(ref bytes), end >> ((8 - length) * 16)).AsUInt16();
        }

        ulong four = length == 4
            ? Unsafe.ReadUnaligned<ulong>(ref bytes)
            : chars | ((ulong)Unsafe.Add(ref chars, length >> 1) << ((length >> 1) * 16)) | ((ulong)Unsafe.Add(ref chars, length - 1) << ((length - 1) * 16));
        return Vector128.CreateScalar(four).AsUInt16();
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static bool IsBelow800(Vector128<ushort> chars) => (chars & Vector128.Create((ushort)0xF800)) == Vector128<ushort>.Zero;

    private static bool IsTrail(byte value) => (value & 0xC0) == 0x80;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static Vector128<byte> Trails(Vector128<byte> bytes) => Vector128.LessThan(bytes.AsSByte(), Vector128.Create((sbyte)-0x40)).AsByte();
}
