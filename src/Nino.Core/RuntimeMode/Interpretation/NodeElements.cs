using System.Buffers;
using System.Collections;
using System.Runtime.CompilerServices;
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
        _read = element.PresentSize != 0 ? ReadPresent(ref reader, element, count) : null;
    }

    /// <summary>Where the next element begins; behind presence bits, where those do.</summary>
    public readonly int Start(ref Reader reader) => _read is null ? reader.Position : _start;

    /// <summary>Reads the next element.</summary>
    public object? Next(ref Reader reader, object? existing) =>
        _read is null ? _element.Read(ref reader, existing) : _read[_next++];

    /// <summary>Reads elements behind presence bits, each as if it stood alone. Taken one by one: the position tells which of them code of the user refuses.</summary>
    private static object?[] ReadPresent(ref Reader reader, Node element, int count)
    {
        ref byte bits = ref PresenceBits.Take(ref reader, count, out int present);
        Reader check = reader;
        check.TakeMany(present, element.PresentSize);
        object?[] elements = new object?[count];
        byte[] alone = new byte[1 + element.PresentSize];
        alone[0] = 1;
        for (int i = 0; i < count; i++)
        {
            if (PresenceBits.IsSet(ref bits, i))
            {
                Unsafe.CopyBlockUnaligned(ref alone[1], ref reader.Take(element.PresentSize), (uint)element.PresentSize);
                Reader each = reader.Over(alone);
                elements[i] = element.Read(ref each, null);
            }
        }

        return elements;
    }

    /// <summary>Writes so many elements, and tells how many were left over; −1 where there were more.</summary>
    public static ref byte Write(ref Writer writer, ref byte at, Node element, IEnumerable elements, int count, out int left)
    {
        if (element.PresentSize == 0)
        {
            return ref WriteEach(ref writer, ref at, element, elements, count, out left);
        }

        ArrayBufferWriter<byte> buffer = new();
        Writer each = new(buffer, writer.GivenOptions);
        each.Seek(ref WriteEach(ref each, ref each.Here, element, elements, count, out left));
        each.Flush();
        if (left != 0)
        {
            return ref at;
        }

        return ref PresenceBits.WriteElements(ref writer, ref at, buffer.WrittenSpan, count, element.PresentSize);
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
