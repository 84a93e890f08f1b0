using System.Text;
using Nino.Core.Formatters;

namespace Nino.Core.Memory;

internal static partial class Utf8
{
    private static readonly UTF8Encoding Strict = new(encoderShouldEmitUTF8Identifier: false, throwOnInvalidBytes: true);

    /// <summary>Decodes bytes; false where they are malformed, or are not as many chars as <paramref name="destination"/> holds, which is in any state then.</summary>
    public static bool TryDecode(ReadOnlySpan<byte> source, Span<char> destination)
    {
        try
        {
            return Strict.GetChars(source, destination) == destination.Length;
        }
        catch (ArgumentException)
        {
            // Malformed bytes, or more chars than there is room for.
            return false;
        }
    }

    /// <summary>Encodes text; false where a surrogate is unpaired or the bytes do not fit, with <paramref name="destination"/> in any state.</summary>
    /// <remarks>In one pass: the encoder of Mono would be asked for the bytes twice, and raise an exception for what is malformed.</remarks>
    public static bool TryEncode(string text, Span<byte> destination, out int bytes)
    {
        bytes = 0;
        ref byte chars = ref Unsafe.As<char, byte>(ref MemoryMarshal.GetReference(text.AsSpan()));
        ref byte at = ref MemoryMarshal.GetReference(destination);
        int left = text.Length;
        int room = destination.Length;
        while (left > 0)
        {
            uint c = Unsafe.ReadUnaligned<char>(ref chars);
            int read = 1;
            int size;
            if (c < 0x80)
            {
                if (left >= 4 && room >= 4 && Ascii.AreAll(Unsafe.ReadUnaligned<ulong>(ref chars)))
                {
                    Unsafe.WriteUnaligned(ref at, Ascii.Narrow(Unsafe.ReadUnaligned<ulong>(ref chars)));
                    read = size = 4;
                }
                else
                {
                    size = 1;
                    if (room < size)
                    {
                        return false;
                    }

                    at = (byte)c;
                }
            }
            else if (c < 0x800)
            {
                size = 2;
                if (room < size)
                {
                    return false;
                }

                Wire.Write(ref at, (ushort)(0x80C0 | (c >> 6) | ((c & 0x3F) << 8)));
                ref byte next = ref Wire.At(ref chars, sizeof(char));
                if (left > 4 && BitConverter.IsLittleEndian && Unsafe.ReadUnaligned<char>(ref next) >= 0x80 && AreBelow800(Unsafe.ReadUnaligned<ulong>(ref next)))
                {
                    long more = EncodeFours(ref next, ref Wire.At(ref at, size), left - read, room - size);
                    read += (int)(more >> 32);
                    size += (int)more;
                }
            }
            else if ((c & 0xF800) != 0xD800)
            {
                size = 3;
                if (room < size)
                {
                    return false;
                }

                Wire.Write(ref at, (ushort)(0x80E0 | (c >> 12) | ((c & 0xFC0) << 2)));
                Wire.At(ref at, 2) = (byte)(0x80 | (c & 0x3F));
            }
            else
            {
                size = 4;
                uint low = left > 1 ? Unsafe.ReadUnaligned<char>(ref Wire.At(ref chars, sizeof(char))) : 0u;
                if (room < size || c >= 0xDC00 || (low & 0xFC00) != 0xDC00)
                {
                    return false;
                }

                uint scalar = 0x10000 + ((c & 0x3FF) << 10) + (low & 0x3FF);
                Wire.Write(ref at, 0x808080F0 | (scalar >> 18) | ((scalar & 0x3F000) >> 4) | ((scalar & 0xFC0) << 10) | ((scalar & 0x3F) << 24));
                read = 2;
            }

            chars = ref Wire.At(ref chars, read * sizeof(char));
            at = ref Wire.At(ref at, size);
            left -= read;
            room -= size;
        }

        bytes = destination.Length - room;
        return true;
    }

    /// <summary>Encodes four chars at once, as long as all are below U+0800 and not all ASCII, and there is room for twice as many bytes. Tells how many chars they are, in the upper half, and how many bytes.</summary>
    /// <remarks>
    /// Both bytes are made of each char, and the second of one that takes a single byte is written over by the next: nothing depends on where these stand,
    /// which no processor predicts. One number is given back: Mono would keep a variable whose address it takes in memory, throughout the loop of the caller.
    /// </remarks>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static long EncodeFours(ref byte chars, ref byte destination, int length, int room)
    {
        int bytes = 0;
        int left = length;
        for (; left >= 4 && room - bytes >= 4 * sizeof(char); left -= 4)
        {
            ulong four = Unsafe.ReadUnaligned<ulong>(ref chars);
            ulong areTwo = Marks(four, 0x7F80_7F80_7F80_7F80) >> 15;
            if (areTwo == 0 || !AreBelow800(four))
            {
                break;
            }

            ulong two = ((four >> 6) & 0x001F_001F_001F_001F) | ((four & 0x003F_003F_003F_003F) << 8) | 0x80C0_80C0_80C0_80C0;
            four ^= (four ^ two) & ((areTwo << 16) - areTwo);
            ref byte at = ref Wire.At(ref destination, bytes);
            int second = 1 + ((int)areTwo & 1);
            int third = second + 1 + ((int)(areTwo >> 16) & 1);
            int fourth = third + 1 + ((int)(areTwo >> 32) & 1);
            Wire.Write(ref at, (ushort)four);
            Wire.Write(ref Wire.At(ref at, second), (ushort)(four >> 16));
            Wire.Write(ref Wire.At(ref at, third), (ushort)(four >> 32));
            Wire.Write(ref Wire.At(ref at, fourth), (ushort)(four >> 48));
            bytes += fourth + 1 + (int)(areTwo >> 48);
            chars = ref Wire.At(ref chars, 4 * sizeof(char));
        }

        return ((long)(length - left) << 32) | (uint)bytes;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static bool AreBelow800(ulong four) => (four & 0xF800_F800_F800_F800) == 0;

    /// <summary><see cref="CountBytes"/> of one to 31 chars. There are no vectors that encode them.</summary>
    public static int CountShort(string text, out bool isTwoByte)
    {
        isTwoByte = false;
        return CountShort(ref MemoryMarshal.GetReference(text.AsSpan()), text.Length);
    }

    public static void EncodeShort(string text, ref byte destination) => throw new PlatformNotSupportedException();

    public static int MostShort(int length) => length * sizeof(char);

    private static int CountBlock(ref char first, int length) => CountShort(ref first, length);
}
