using Nino.Core.Formatters;

namespace Nino.Core;

public ref partial struct Writer
{
    /// <summary>Writes a null object, string or collection.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteNull() => Reserve(1) = 0;

    /// <summary>Writes a value whose type is not the declared one: its type, then its body (format.md §7).</summary>
    /// <exception cref="NinoException">The type has no formatter.</exception>
    public void WriteDerived(object value)
    {
        GetState(out long start, out int levels, out int indexes);
        try
        {
            Seek(ref ObjectWriter.WriteDerived(ref this, ref Here, value));
        }
        catch (Exception) when (Fail(start, levels, indexes))
        {
            throw;
        }
    }

    /// <summary>Writes the head of an object of more than 190 members (format.md §7); for generated code.</summary>
    /// <param name="at">Where the next byte belongs.</param>
    /// <param name="head">The head that the members take.</param>
    /// <param name="members">The member count, which follows unless the head names a type that this message has already seen.</param>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public ref byte WriteLongHead(ref byte at, byte head, int members)
    {
        at = ref WriteByte(ref at, head);
        if (head != Head.ManyMembers)
        {
            return ref at;
        }

        return ref WriteVarint(ref at, (uint)members);
    }

    /// <summary>Writes the head of a derived type that the message has not named, with its id.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal ref byte WriteId(ref byte at, uint id)
    {
        at = ref Room(ref at, Head.IdSize);
        at = Head.NewType;
        Wire.Write(ref Wire.At(ref at, 1), id);
        return ref Wire.At(ref at, Head.IdSize);
    }

    /// <summary>Writes the head of a derived type that the message has named.</summary>
    internal ref byte WriteIndex(ref byte at, int index)
    {
        if (index < Head.ShortIndexes)
        {
            return ref WriteByte(ref at, (byte)(Head.FirstIndex + index));
        }

        at = ref WriteByte(ref at, Head.LongIndex);
        return ref WriteVarint(ref at, (uint)(index - Head.ShortIndexes));
    }
}
