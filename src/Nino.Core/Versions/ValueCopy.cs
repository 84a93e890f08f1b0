using Nino.Core.Formatters;
using Nino.Core.Memory;
using Nino.Core.Runtime;

namespace Nino.Core.Versions;

/// <summary>
/// Copies values by their wire types (format.md §14). What differs between messages is how objects tell their table: in
/// values that are kept, by its place among those that are kept with them; in a message, by an index.
/// </summary>
/// <param name="types">The types of the message that is written; null where values are kept.</param>
internal sealed class ValueCopy(TypeTable? types)
{
    private readonly NinoArrayBufferWriter _bytes = new(0);
    private Dictionary<NamedTable, int>? _kept;

    public ReadOnlySpan<byte> Written => _bytes.WrittenSpan;

    /// <summary>What was copied, of members that a type does not know.</summary>
    /// <param name="members">Their numbers and types.</param>
    /// <param name="typeId">The id of the object's type, where that is not known either.</param>
    /// <param name="standIn">The type that stands for it.</param>
    /// <param name="presence">The presence bits before them, if they have any.</param>
    public NinoUnknownMembers ToMembers(MemberTable members, uint? typeId, Type? standIn, byte[] presence)
    {
        NamedTable[] tables = new NamedTable[_kept?.Count ?? 0];
        _kept?.Keys.CopyTo(tables, 0);
        return new NinoUnknownMembers(members, [.. presence, .. _bytes.WrittenSpan], tables, typeId, standIn);
    }

    /// <summary>Copies a value.</summary>
    /// <param name="source">Where it is next.</param>
    /// <param name="names">How objects tell their table there.</param>
    /// <param name="type">Its wire type.</param>
    public void Copy(ref Reader source, TableNames names, Span<byte> type)
    {
        if (!WireTypes.HoldsObject(type))
        {
            ref byte start = ref source.Current;
            int position = source.Position;
            source.SkipValue(type);
            Append(MemoryMarshal.CreateReadOnlySpan(ref start, source.Position - position));
            return;
        }

        switch (type[0])
        {
            case WireTypes.Object:
                CopyObject(ref source, names);
                return;
            case WireTypes.Sequence:
                Span<byte> element = type.Slice(1);
                for (int left = CopyCount(ref source, WireTypes.MinSize(element)); left > 0; left--)
                {
                    Copy(ref source, names, element);
                }

                return;
            default:
                Span<byte> key = type.Slice(1);
                Span<byte> value = key.Slice(WireTypes.Length(key));
                for (int left = CopyCount(ref source, WireTypes.MinSize(key) + WireTypes.MinSize(value)); left > 0; left--)
                {
                    Copy(ref source, names, key);
                    Copy(ref source, names, value);
                }

                return;
        }
    }

    /// <summary>Makes room for the presence bits of so many members, none of which is set, and gives their place.</summary>
    public int AppendPresence(int members)
    {
        int start = _bytes.WrittenCount;
        Append(new byte[PresenceBits.Size(members)]);
        return start;
    }

    /// <summary>Notes that a member is present.</summary>
    /// <param name="presence">The place of the bits.</param>
    /// <param name="member">The member.</param>
    public void SetPresent(int presence, int member) =>
        PresenceBits.Set(ref Wire.At(ref MemoryMarshal.GetReference(_bytes.WrittenSpan), presence), member);

    /// <summary>Writes the head of an object, with its table where the message has not named it.</summary>
    public void WriteHead(NamedTable table)
    {
        if (types is null)
        {
            _kept ??= [];
            if (!_kept.TryGetValue(table, out int place))
            {
                _kept.Add(table, place = _kept.Count);
            }

            AppendVarint((uint)place + 1);
        }
        else if (!types.TryFind(table, out int index))
        {
            types.Add(table);
            if (table.Id is { } id)
            {
                Append(Head.NewType);
                Wire.Write(ref MemoryMarshal.GetReference(_bytes.GetSpan(sizeof(uint))), id);
                _bytes.Advance(sizeof(uint));
            }

            Append(Head.Table);
            Append(table.Table.Bytes);
            AppendMemberCount(table.Table.Count);
        }
        else if (index < Head.ShortIndexes)
        {
            Append((byte)(Head.FirstIndex + index));
        }
        else
        {
            Append(Head.LongIndex);
            AppendVarint((uint)(index - Head.ShortIndexes));
            AppendMemberCount(table.Table.Count);
        }
    }

    private void CopyObject(ref Reader source, TableNames names)
    {
        if (!names.AreKept && source.IsAtReference && CopyReference(ref source))
        {
            return;
        }

        if (names.Read(ref source) is not { } table)
        {
            Append(0);
            return;
        }

        source.Enter();
        WriteHead(table);
        ref byte presence = ref source.Current;
        int start = source.Position;
        int[] places = table.Table.TakePlaces(ref source);
        Append(MemoryMarshal.CreateReadOnlySpan(ref presence, source.Position - start));
        foreach (int place in places)
        {
            Copy(ref source, names, table.Table.TypeOf(place));
        }

        source.Leave();
    }

    /// <summary>Copies what stands before an object that keeps its identity; true where that is all. What is kept cannot hold it: the objects of the message that it is written to are others.</summary>
    private bool CopyReference(ref Reader source)
    {
        byte head = source.Take(1);
        if (types is null)
        {
            source.ThrowInvalid("A member that the type does not know holds objects that keep their identity (PreserveReferences). They cannot be kept: leave out the place for unknown members, or update the type.");
        }

        Append(head);
        if (head == Head.BackReference)
        {
            AppendVarint(source.ReadVarint());
        }

        return head == Head.BackReference;
    }

    private int CopyCount(ref Reader source, int minSize)
    {
        bool isNull = !source.TryReadCount(minSize, out int count);
        AppendVarint(isNull ? 0 : (uint)count + 1);
        return count;
    }

    private void AppendMemberCount(int count)
    {
        byte head = Head.OfCount(count);
        Append(head);
        if (head == Head.ManyMembers)
        {
            AppendVarint((uint)count);
        }
    }

    private void AppendVarint(uint value)
    {
        const int Most = 5;
        _bytes.Advance(Varint.Write(ref MemoryMarshal.GetReference(_bytes.GetSpan(Most)), value));
    }

    private void Append(byte value)
    {
        MemoryMarshal.GetReference(_bytes.GetSpan(1)) = value;
        _bytes.Advance(1);
    }

    private void Append(ReadOnlySpan<byte> bytes)
    {
        bytes.CopyTo(_bytes.GetSpan(bytes.Length));
        _bytes.Advance(bytes.Length);
    }
}
