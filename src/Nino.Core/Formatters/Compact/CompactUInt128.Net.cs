namespace Nino.Core.Formatters;

/// <summary><see cref="UInt128"/>: a byte below 240, or the number of bytes and the bytes (format.md §11.1).</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct CompactUInt128 : ICompactForm<UInt128>
{
    private const int FirstSize = 240;

    public ref byte Write(ref Writer writer, ref byte at, UInt128 value)
    {
        if (value < FirstSize)
        {
            return ref writer.WriteByte(ref at, (byte)value);
        }

        ulong low = (ulong)value;
        ulong high = (ulong)(value >> 64);
        if (writer.HasRoom(ref at, 1 + (2 * sizeof(ulong))))
        {
            int size = high == 0 ? CompactNumbers.SizeOf(low) : sizeof(ulong) + CompactNumbers.SizeOf(high);
            at = (byte)(FirstSize + size - 1);
            Wire.Write(ref Wire.At(ref at, 1), low);
            Wire.Write(ref Wire.At(ref at, 1 + sizeof(ulong)), high);
            return ref Wire.At(ref at, 1 + size);
        }

        return ref WriteAtEnd(ref writer, ref at, low, high);
    }

    public UInt128 Read(ref Reader reader)
    {
        byte head = reader.Take(1);
        if (head < FirstSize)
        {
            return head;
        }

        int size = head - FirstSize + 1;
        if (size <= sizeof(ulong))
        {
            return CompactNumbers.Read(ref reader, size);
        }

        ulong low = CompactNumbers.Read(ref reader, sizeof(ulong));
        return new UInt128(CompactNumbers.Read(ref reader, size - sizeof(ulong)), low);
    }

    private static ref byte WriteAtEnd(ref Writer writer, ref byte at, ulong low, ulong high)
    {
        if (high == 0)
        {
            int size = CompactNumbers.SizeOf(low);
            return ref CompactNumbers.Write(ref writer, ref at, FirstSize + size - 1, low, size);
        }

        int highSize = CompactNumbers.SizeOf(high);
        at = ref CompactNumbers.Write(ref writer, ref at, FirstSize + sizeof(ulong) + highSize - 1, low, sizeof(ulong));
        return ref CompactNumbers.WriteBytes(ref writer.Room(ref at, highSize), high, highSize);
    }
}
