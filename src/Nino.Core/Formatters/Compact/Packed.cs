using Nino.Core.Memory;

namespace Nino.Core.Formatters;

/// <summary>Numbers in the narrowest width (format.md §11.2): the head, the presence bits of nullable ones, the scale, and the bytes.</summary>
/// <typeparam name="TForm">How they are packed.</typeparam>
internal static class Packed<TForm>
    where TForm : struct, ICompactRun
{
    /// <summary>Up to here what is packed or unpacked lies on the stack.</summary>
    public const int Small = 256;

    private static int Size
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => default(TForm).Size;
    }

    /// <param name="writer">The writer.</param>
    /// <param name="at">Where the head goes.</param>
    /// <param name="count">How many elements there are.</param>
    /// <param name="bits">The presence bits of elements that are nullable.</param>
    /// <param name="source">The first element that is present, in the byte order of the machine, wherever they lie.</param>
    /// <param name="present">How many are present.</param>
    public static ref byte Write(ref Writer writer, ref byte at, int count, scoped ReadOnlySpan<byte> bits, scoped ref byte source, int present)
    {
        byte scale = 0;
        int width = present == 0 ? 1 : default(TForm).WidthOf(ref source, present, out scale);
        at = ref writer.WriteVarint(ref at, 1 + ((ulong)count << 2) + CodeOf(width));
        bool isScaled = IsScaled(present, width);
        at = ref writer.RoomForMany(ref at, bits.Length + (isScaled ? 1 : 0), present, width);
        bits.CopyTo(MemoryMarshal.CreateSpan(ref at, bits.Length));
        at = ref Wire.At(ref at, bits.Length);
        if (isScaled)
        {
            at = scale;
            at = ref Wire.At(ref at, 1);
        }

        if (width == Size)
        {
            Unsafe.CopyBlockUnaligned(ref at, ref source, (uint)present * (uint)Size);
        }
        else
        {
            default(TForm).Narrow(ref source, ref at, present, width, scale);
        }

        ToggleOrder(ref at, present, width);
        return ref Wire.At(ref at, present * width);
    }

    /// <summary>Reads what stands before the elements; false for null. Elements that the bytes that are left cannot hold are an error.</summary>
    public static bool TryReadHead(ref Reader reader, bool isNullable, out PackedHead head)
    {
        ulong value = reader.ReadWideVarint();
        head = default;
        if (value == 0)
        {
            return false;
        }

        int code = (int)((value - 1) & 3);
        int width = 1 << code;
        ulong count = (value - 1) >> 2;
        if (width > Size)
        {
            reader.ThrowInvalid($"Elements of {Size} bytes are not packed into {width}.");
        }

        if (isNullable ? count > (uint)reader.Remaining * 8UL || count > Payload.MaxSize : count > (uint)reader.Remaining >> code)
        {
            long size = isNullable ? (long)((count + 7) / 8) : count > long.MaxValue / sizeof(long) ? long.MaxValue / sizeof(long) : (long)count * width;
            reader.ThrowEnd(size, $"The input claims {count} elements, which do not fit in the {reader.Remaining} bytes that are left.");
        }

        int present = (int)count;
        int bits = reader.Position;
        if (isNullable)
        {
            PresenceBits.TakeAndCheck(ref reader, (int)count, width, out present);
        }

        int bitsSize = reader.Position - bits;
        byte scale = IsScaled(present, width) ? reader.Take(1) : (byte)0;
        head = new PackedHead((int)count, present, width, scale, bits, bitsSize);
        return true;
    }

    /// <summary>Counts elements whose packed bytes do not pay for their memory. Where plain bytes would not either, they are counted later, when the plain form is read.</summary>
    /// <param name="reader">The reader.</param>
    /// <param name="head">What stands before the elements.</param>
    /// <param name="elementSize">What an element of the collection takes in memory.</param>
    /// <param name="isNullable">Whether they are nullable: the plain form then counts all.</param>
    public static void Charge(ref Reader reader, in PackedHead head, int elementSize, bool isNullable)
    {
        bool isCountedLater = isNullable || reader.IsDeep || MemorySizes.IsCounted(elementSize, Size);
        if (!isCountedLater && MemorySizes.IsCounted(elementSize, head.Width))
        {
            reader.Charge((long)head.Count * elementSize);
        }
    }

    /// <summary>Reads the elements that are present into memory for them.</summary>
    public static void Read(ref Reader reader, in PackedHead head, ref byte destination)
    {
        ref byte source = ref reader.TakeMany(head.Present, head.Width);
        if (!BitConverter.IsLittleEndian && head.Width > 1)
        {
            byte[] reversed = MemoryMarshal.CreateReadOnlySpan(ref source, head.Present * head.Width).ToArray();
            source = ref MemoryMarshal.GetReference(reversed.AsSpan());
            ToggleOrder(ref source, head.Present, head.Width);
        }

        if (!default(TForm).TryWiden(ref source, ref destination, head.Present, head.Width, head.Scale))
        {
            reader.ThrowInvalid("A packed number is not valid.");
        }
    }

    /// <summary>Packs the plain form of a collection: a count, the presence bits of nullable elements, and elements of fixed size.</summary>
    public static ref byte Pack(ref Writer writer, ref byte at, scoped ReadOnlySpan<byte> plain, bool isNullable)
    {
        Reader reader = new(plain);
        if (!reader.TryReadCount(isNullable ? 0 : Size, out int count))
        {
            return ref writer.WriteNull(ref at);
        }

        int present = count;
        ReadOnlySpan<byte> bits = default;
        if (isNullable)
        {
            bits = MemoryMarshal.CreateReadOnlySpan(ref PresenceBits.TakeAndCount(ref reader, count, out present), PresenceBits.Size(count));
        }

        ref byte elements = ref reader.TakeMany(present, Size);
        ToggleOrder(ref elements, present, Size);
        return ref Write(ref writer, ref at, count, bits, ref elements, present);
    }

    /// <summary>The size of the plain form.</summary>
    public static int PlainSize(ref Reader reader, in PackedHead head)
    {
        // The bytes that are left bound the count, and each of them becomes at most eight.
        long size = Varint.Size((uint)head.Count + 1) + head.BitsSize + ((long)head.Present * Size);
        if (size > Payload.MaxSize)
        {
            reader.ThrowInvalid("A collection holds too many elements.");
        }

        return (int)size;
    }

    /// <summary>Reads packed elements, and writes the plain form.</summary>
    public static void Unpack(ref Reader reader, in PackedHead head, scoped Span<byte> plain)
    {
        Varint.Write(ref MemoryMarshal.GetReference(plain), (uint)head.Count + 1);
        plain = plain[Varint.Size((uint)head.Count + 1)..];
        MemoryMarshal.CreateReadOnlySpan(ref reader.At(head.Bits), head.BitsSize).CopyTo(plain);
        plain = plain[head.BitsSize..];
        ref byte elements = ref MemoryMarshal.GetReference(plain);
        Read(ref reader, head, ref elements);
        ToggleOrder(ref elements, head.Present, Size);
    }

    /// <summary>Whether a byte tells what the integers count.</summary>
    private static bool IsScaled(int present, int width) => default(TForm).HasScale && present > 0 && width < Size;

    private static uint CodeOf(int width) => width switch { 1 => 0, 2 => 1, 4 => 2, _ => 3 };

    /// <summary>From the byte order of the machine to that of the wire, or back.</summary>
    private static void ToggleOrder(ref byte bytes, int count, int width)
    {
        if (!BitConverter.IsLittleEndian)
        {
            Endianness.Reverse(MemoryMarshal.CreateSpan(ref bytes, count * width), width);
        }
    }
}
