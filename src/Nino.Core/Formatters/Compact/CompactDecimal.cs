using Nino.Core.Memory;

namespace Nino.Core.Formatters;

/// <summary><c>decimal</c>: sign and scale, then the mantissa as a varint of 96 bits (format.md §11.4).</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct CompactDecimal : ICompactForm<decimal>
{
    private const int MaxSize = 14;
    private const byte MaxLastByte = 0x1F;
    private const int SignAndScale = 0x9F;

    /// <summary>The bits of a varint that eight bytes hold.</summary>
    private const int WordBits = 56;

    /// <summary>From here on a varint takes more than eight bytes.</summary>
    private const ulong MaxWord = 1ul << WordBits;

    public ref byte Write(ref Writer writer, ref byte at, decimal value)
    {
        // The plain form: flags, high, low and middle.
        Bytes16 plain = default;
        ref byte parts = ref Unsafe.As<Bytes16, byte>(ref plain);
        default(DecimalFormatter).WriteFixed(ref parts, value);
        int flags = Wire.Read<int>(ref parts);
        uint high = Wire.Read<uint>(ref Wire.At(ref parts, 4));
        ulong low = Wire.Read<ulong>(ref Wire.At(ref parts, 8));

        byte head = (byte)((flags >> 16) | (flags < 0 ? 0x80 : 0));
        if (writer.HasRoom(ref at, 1 + sizeof(ulong) + sizeof(ulong)))
        {
            at = head;
            at = ref Wire.At(ref at, 1);
            if (high == 0 && low < MaxWord)
            {
                return ref Wire.At(ref at, Varint.WriteWord(ref at, low));
            }

            Varint.WriteContinued(ref at, low);
            at = ref Wire.At(ref at, sizeof(ulong));
            return ref Wire.At(ref at, Varint.WriteWord(ref at, (low >> WordBits) | ((ulong)high << (64 - WordBits))));
        }

        Bytes16 buffer = default;
        ref byte bytes = ref Unsafe.As<Bytes16, byte>(ref buffer);
        bytes = head;
        int size = 1;
        for (; high != 0 || low >= 0x80; high >>= 7)
        {
            Wire.At(ref bytes, size++) = (byte)(low | 0x80);
            low = (low >> 7) | ((ulong)high << 57);
        }

        Wire.At(ref bytes, size++) = (byte)low;
        at = ref writer.Room(ref at, size);
        Unsafe.CopyBlockUnaligned(ref at, ref bytes, (uint)size);
        return ref Wire.At(ref at, size);
    }

    public decimal Read(ref Reader reader)
    {
        int head = reader.Take(1);
        reader.Check((head & ~SignAndScale) == 0);
        if (reader.Remaining < sizeof(ulong) + sizeof(ulong))
        {
            return ReadAtEnd(ref reader, head);
        }

        ulong low = Varint.ReadWord(ref reader.Current, out int size);
        if (size <= sizeof(ulong))
        {
            reader.Take(size);
            return Make(ref reader, head, high: 0, low);
        }

        ref byte next = ref Wire.At(ref reader.Current, sizeof(ulong));
        ulong rest = Varint.EndsInWord(ref next) ? Varint.ReadWord(ref next, out size) : ulong.MaxValue;
        if (size > MaxSize - sizeof(ulong) || rest >= 1ul << (96 - WordBits))
        {
            return ReadAtEnd(ref reader, head);
        }

        // What ReadWord took from the ninth byte is part of the rest.
        reader.Take(sizeof(ulong) + size);
        low = (low & (MaxWord - 1)) | (rest << WordBits);
        return Make(ref reader, head, (uint)(rest >> (64 - WordBits)), low);
    }

    /// <summary>Reads byte by byte, where there are few, or to tell where there are too many.</summary>
    private static decimal ReadAtEnd(ref Reader reader, int head)
    {
        ulong low = 0;
        uint high = 0;
        for (int i = 0; ; i++)
        {
            byte next = reader.Take(1);
            ulong group = next & 0x7Fu;
            int shift = 7 * i;
            low |= shift < 64 ? group << shift : 0;
            high |= shift >= 64 ? (uint)(group << (shift - 64)) : shift > 57 ? (uint)(group >> (64 - shift)) : 0;
            if (i == MaxSize - 1)
            {
                reader.Check(next <= MaxLastByte);
            }

            if (next < 0x80)
            {
                break;
            }
        }

        return Make(ref reader, head, high, low);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static decimal Make(ref Reader reader, int head, uint high, ulong low)
    {
        Bytes16 plain = default;
        ref byte parts = ref Unsafe.As<Bytes16, byte>(ref plain);
        Wire.Write(ref parts, ((head & 0x1F) << 16) | ((head & 0x80) << 24));
        Wire.Write(ref Wire.At(ref parts, 4), high);
        Wire.Write(ref Wire.At(ref parts, 8), low);
        reader.Check(default(DecimalFormatter).IsValid(ref parts));
        return default(DecimalFormatter).ReadFixed(ref parts);
    }
}
