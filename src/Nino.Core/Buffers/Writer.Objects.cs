using System.Runtime.CompilerServices;
using Nino.Core.Buffers;
using Nino.Core.Formatters;

namespace Nino.Core;

public ref partial struct Writer
{
    /// <summary>Writes a null object, string or collection.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteNull() => Reserve(1) = 0;

    /// <summary>Writes the head of an object of more than 190 members (format.md §7).</summary>
    /// <param name="head">The head that the members take.</param>
    /// <param name="members">The member count, which follows unless the head names a type that this message has already seen.</param>
    public void WriteLongHead(byte head, int members)
    {
        Reserve(1) = head;
        if (head == Head.ManyMembers)
        {
            WriteVarint((uint)members);
        }
    }

    /// <summary>Writes a value whose type is not the declared one: its type, then its body (format.md §7).</summary>
    /// <exception cref="NinoException">The type has no formatter.</exception>
    public void WriteDerived(object value) => Seek(ref ObjectWriter.WriteDerived(ref this, ref Here, value));

    /// <summary>Writes a varint (format.md §1).</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal void WriteVarint(uint value)
    {
        if (value < 0x80)
        {
            Reserve(1) = (byte)value;
        }
        else
        {
            WriteLongVarint(value);
        }
    }

    /// <summary>Writes a wide varint (format.md §11.1).</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal void WriteWideVarint(ulong value)
    {
        if (value < 0x80)
        {
            Reserve(1) = (byte)value;
        }
        else
        {
            WriteLongWideVarint(value);
        }
    }

    private void WriteLongWideVarint(ulong value) => Varint.WriteWide(ref Reserve(Varint.WideSize(value)), value);

    /// <summary>Writes a collection head.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal void WriteCount(int count) => WriteVarint((uint)count + 1);

    private void WriteLongVarint(uint value) => Varint.Write(ref Reserve(Varint.Size(value)), value);

    /// <summary>Writes the head of a derived type that the message has not named, with its id.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal ref byte WriteId(ref byte at, uint id)
    {
        at = ref Room(ref at, 1 + sizeof(uint));
        at = Head.NewType;
        Wire.Write(ref Wire.At(ref at, 1), id);
        return ref Wire.At(ref at, 1 + sizeof(uint));
    }

    /// <summary>Writes the head of a derived type that the message has named.</summary>
    internal void WriteIndex(int index)
    {
        if (index < Head.ShortIndexes)
        {
            Reserve(1) = (byte)(Head.FirstIndex + index);
        }
        else
        {
            Reserve(1) = Head.LongIndex;
            WriteVarint((uint)(index - Head.ShortIndexes));
        }
    }
}
