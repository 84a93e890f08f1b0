using System.Buffers;
using System.Collections;
using Nino.Core.Formatters;
using Nino.Core.Memory;

namespace Nino.Core.RuntimeMode;

/// <summary>Gives the elements of a collection one by one as they are read; those that stand behind presence bits are all read before (format.md §6).</summary>
internal struct NodeElements
{
    private readonly Node _element;
    private readonly object?[]? _read;
    private readonly int _start;
    private int _next;

    /// <summary>Begins behind the count.</summary>
    public NodeElements(ref Reader reader, Node element, int count)
    {
        _element = element;
        _start = reader.Position;
        _next = 0;
        _read = element.Present is { } present ? ReadPresent(ref reader, present, count) : null;
    }

    /// <summary>Where the next element begins; behind presence bits, where those do.</summary>
    public readonly int Start(ref Reader reader) => _read is null ? reader.Position : _start;

    /// <summary>Reads the next element.</summary>
    public object? Next(ref Reader reader, object? existing) =>
        _read is null ? _element.Read(ref reader, existing) : _read[_next++];

    /// <summary>Writes so many elements, and tells how many were left over; −1 where there were more.</summary>
    public static ref byte Write(ref Writer writer, ref byte at, Node element, IEnumerable elements, int count, out int left)
    {
        if (element.Present is { } present)
        {
            return ref WritePresent(ref writer, ref at, present, elements, count, out left);
        }

        return ref WriteEach(ref writer, ref at, element, elements, count, out left);
    }

    /// <summary>Writes elements behind presence bits.</summary>
    [MethodImpl(StackRoom.SmallFrame)]
    private static ref byte WritePresent(ref Writer writer, ref byte at, Node present, IEnumerable elements, int count, out int left)
    {
        byte[] bits = new byte[PresenceBits.Size(count)];
        ArrayBufferWriter<byte> buffer = new();
        Writer values = new(buffer, writer.GivenOptions);
        left = count;
        foreach (object? item in elements)
        {
            if (--left < 0)
            {
                break;
            }

            if (item is not null)
            {
                PresenceBits.Set(ref bits[0], count - 1 - left);
                values.Seek(ref present.Write(ref values, ref values.Here, item));
            }
        }

        values.Flush();
        ReadOnlySpan<byte> written = buffer.WrittenSpan;
        at = ref writer.RoomForMany(ref at, bits.Length, written.Length, 1);
        bits.CopyTo(MemoryMarshal.CreateSpan(ref at, bits.Length));
        written.CopyTo(MemoryMarshal.CreateSpan(ref Wire.At(ref at, bits.Length), written.Length));
        return ref Wire.At(ref at, bits.Length + written.Length);
    }

    /// <summary>Reads elements behind presence bits.</summary>
    private static object?[] ReadPresent(ref Reader reader, Node present, int count)
    {
        ref byte bits = ref PresenceBits.TakeAndCheck(ref reader, count, present.MinSize, out _);
        object?[] elements = new object?[count];
        for (int i = 0; i < count; i++)
        {
            elements[i] = PresenceBits.IsSet(ref bits, i) ? present.Read(ref reader, null) : null;
        }

        return elements;
    }

    [MethodImpl(StackRoom.SmallFrame)]
    private static ref byte WriteEach(ref Writer writer, ref byte at, Node element, IEnumerable elements, int count, out int left)
    {
        left = count;
        foreach (object? item in elements)
        {
            if (--left < 0)
            {
                break;
            }

            at = ref element.Write(ref writer, ref at, item);
        }

        return ref at;
    }
}
