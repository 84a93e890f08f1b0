using System.Buffers.Binary;
using Nino.Core.Memory;

namespace Nino.Core.Streaming;

/// <summary>What stands before a message, or at the end of the stream (format.md §13).</summary>
internal readonly struct MessageHeader
{
    /// <summary>The end with the longest number takes as much.</summary>
    public const int MaxSize = 1 + 5 + (2 * sizeof(uint));

    private MessageHeader(MessageKind kind, ulong number, uint crc, int size)
    {
        Kind = kind;
        Number = number;
        Crc = crc;
        Size = size;
    }

    public MessageKind Kind { get; }

    /// <summary>The number of bytes of the message that follow; of the end, the number of messages before it.</summary>
    public ulong Number { get; }

    /// <summary>The checksum of the message.</summary>
    public uint Crc { get; }

    /// <summary>The number of bytes of the header.</summary>
    public int Size { get; }

    public static int Write(Span<byte> destination, MessageKind kind, ReadOnlySpan<byte> message, bool hasChecksums)
    {
        destination[0] = (byte)kind;
        int size = 1 + Varint.Write(ref destination[1], (uint)message.Length);
        if (!hasChecksums)
        {
            return size;
        }

        BinaryPrimitives.WriteUInt32LittleEndian(destination.Slice(size), Crc32C.Of(message));
        return Crc32C.PutBehind(destination, size + sizeof(uint));
    }

    public static int WriteEnd(Span<byte> destination, ulong messages, bool hasChecksums)
    {
        destination[0] = (byte)MessageKind.End;
        Varint.WriteWide(ref destination[1], messages);
        int size = 1 + Varint.WideSize(messages);
        return hasChecksums ? Crc32C.PutBehind(destination, size) : size;
    }

    /// <summary>Reads a header; false when it needs more than these bytes.</summary>
    /// <param name="bytes">The bytes.</param>
    /// <param name="flags">What the header of the stream tells.</param>
    /// <param name="header">The header.</param>
    /// <param name="problem">What is wrong with the header, or null.</param>
    public static bool TryRead(Span<byte> bytes, StreamFlags flags, out MessageHeader header, out string? problem)
    {
        header = default;
        problem = null;
        if (bytes.IsEmpty)
        {
            return false;
        }

        MessageKind kind = (MessageKind)bytes[0];
        if (kind is not (MessageKind.Plain or MessageKind.Framed or MessageKind.End) && (kind != MessageKind.Index || (flags & StreamFlags.Index) == 0))
        {
            problem = $"{bytes[0]:X2} does not begin a message.";
            return true;
        }

        int size = 1;
        if (!TryReadNumber(bytes, isWide: kind == MessageKind.End, ref size, out ulong number))
        {
            return false;
        }

        if (number > uint.MaxValue && kind != MessageKind.End)
        {
            problem = "The length of a message holds more than 32 bits.";
            return true;
        }

        uint crc = 0;
        if ((flags & StreamFlags.Checksums) != 0)
        {
            int before = kind == MessageKind.End ? size : size + sizeof(uint);
            if (bytes.Length < before + sizeof(uint))
            {
                return false;
            }

            crc = kind == MessageKind.End ? 0 : BinaryPrimitives.ReadUInt32LittleEndian(bytes.Slice(size));
            size = before + sizeof(uint);
            if (!Crc32C.IsBehind(bytes, before))
            {
                problem = "The header of a message is damaged: its checksum is another.";
            }
        }

        header = new MessageHeader(kind, number, crc, size);
        return true;
    }

    /// <summary>Reads a varint of 32 bits, or a wide one; false when it needs more than these bytes.</summary>
    private static bool TryReadNumber(Span<byte> bytes, bool isWide, ref int size, out ulong number)
    {
        number = 0;
        for (int shift = 0; size < bytes.Length; shift += 7)
        {
            byte next = bytes[size++];
            if (shift == (isWide ? 56 : 28))
            {
                number |= (ulong)next << shift;
                return true;
            }

            number |= (ulong)(next & 0x7F) << shift;
            if (next < 0x80)
            {
                return true;
            }
        }

        return false;
    }
}
