using Nino.Core.Formatters;
using Nino.Core.Memory;
using Nino.Core.Runtime;
using Nino.Core.Shapes;

namespace Nino.Core.Versions;

/// <summary>The members of a version-tolerant object, as its writer knew them: their numbers, which ascend, and their wire types (format.md §14).</summary>
internal sealed class MemberTable
{
    // A number that is not the one behind the last is told by this bit of the wire type, and follows it.
    private const byte IsApart = 0x80;

    // Stands before the members where objects leave out those that are at their default: no wire type is 0.
    private const byte SkipsDefaultsMark = 0;

    /// <summary>What a member takes in memory: its type, its number, and its places in maps.</summary>
    private const int MemberSize = 96;

    /// <summary>What a table takes without members, and its place among the types of a message.</summary>
    private const int TableSize = 320;

    private readonly List<byte[]> _types = [];
    private readonly List<uint> _numbers = [];
    private readonly MemberTable? _whole;

    // Of a table that is read: where it begins, how many members it claims, and how far it has been read.
    private readonly int _start;
    private readonly uint _claimed;
    private int _position;
    private ulong _next;

    private byte[] _bytes = [];
    private int _hash;

    // The places of all members, in order.
    private int[]? _all;
    private Merge? _merged;

    /// <summary>The table of the first members of a type of this program.</summary>
    public MemberTable(IReadOnlyList<MemberShape> members, int count, bool skipsDefaults)
    {
        for (int i = 0; i < count; i++)
        {
            Add(members[i].Number, WireTypes.Of(members[i].Shape));
        }

        SkipsDefaults = skipsDefaults && Count > 0;
        _bytes = ToBytes();
    }

    /// <summary>The members that another table lacks, and those of a third.</summary>
    private MemberTable(MemberTable whole, MemberTable without, MemberTable? with)
    {
        int other = 0;
        for (int member = 0; member < whole.Count; member++)
        {
            if (without.IndexOf(whole.NumberOf(member)) >= 0)
            {
                continue;
            }

            for (; other < with?.Count && with.NumberOf(other) < whole.NumberOf(member); other++)
            {
                Add(with.NumberOf(other), with.TypeOf(other));
            }

            Add(whole.NumberOf(member), whole.TypeOf(member));
        }

        for (; other < with?.Count; other++)
        {
            Add(with.NumberOf(other), with.TypeOf(other));
        }

        _whole = with is null ? whole : null;
        SkipsDefaults = (whole.SkipsDefaults || with is { SkipsDefaults: true }) && Count > 0;
        _bytes = ToBytes();
    }

    private MemberTable(ref Reader reader)
    {
        _start = reader.Position;
        _claimed = reader.ReadVarint();
        if (_claimed > (uint)reader.Remaining)
        {
            reader.ThrowEnd(_claimed, $"The input claims {_claimed} members, which do not fit in the {reader.Remaining} bytes that are left.");
        }

        reader.Charge(TableSize + ((long)_claimed * MemberSize));
        if (_claimed > 0 && reader.Remaining > 0 && reader.Current == SkipsDefaultsMark)
        {
            reader.Skip(1);
            SkipsDefaults = true;
        }

        _position = reader.Position;
    }

    public int Count => _types.Count;

    /// <summary>Whether each object begins with presence bits, and members that are at their default stand nowhere.</summary>
    public bool SkipsDefaults { get; }

    /// <summary>As it stands on the wire.</summary>
    public ReadOnlySpan<byte> Bytes => _bytes;

    /// <summary>A hash of <see cref="Bytes"/>.</summary>
    public int Hash => _hash != 0 ? _hash : _hash = HashOf(_bytes);

    /// <summary>Reads a table. One whose bytes ended before it did is gone on with: none of its members is read again when more bytes have come.</summary>
    public static MemberTable Read(ref Reader reader)
    {
        ReadSession session = reader.Session;
        ref byte first = ref reader.Current;
        MemberTable table = session.BegunTable is { } begun && begun._start == reader.Position ? begun : new MemberTable(ref reader);
        session.BegunTable = table;
        reader.Skip(table._position - reader.Position);
        table.ReadMembers(ref reader);
        session.BegunTable = null;
        table._bytes = MemoryMarshal.CreateReadOnlySpan(ref first, reader.Position - table._start).ToArray();
        return table;
    }

    public byte[] TypeOf(int member) => _types[member];

    public uint NumberOf(int member) => _numbers[member];

    /// <summary>The place of the member with a number, or a negative number.</summary>
    public int IndexOf(uint number) => _numbers.BinarySearch(number);

    /// <summary>The members that another table lacks.</summary>
    public MemberTable Without(MemberTable other) => new(this, other, null);

    /// <summary>These members and those of another table, whose types count where both have a number. Asked for the same table again, it gives the same instance; that which these members were taken from, where it is equal.</summary>
    public MemberTable MergedWith(MemberTable other)
    {
        if (_merged is not { } known || known.Other != other)
        {
            MemberTable merged = new(this, other, other);
            _merged = known = new Merge(other, _whole is not null && _whole.Bytes.SequenceEqual(merged.Bytes) ? _whole : merged);
        }

        return known.Merged;
    }

    /// <summary>The places of the members that the next object has. Takes the presence bits that tell, where objects have some.</summary>
    public int[] TakePlaces(ref Reader reader)
    {
        if (!SkipsDefaults)
        {
            return _all ??= Places();
        }

        ref byte bits = ref PresenceBits.TakeAndCount(ref reader, Count, out int present);
        int[] places = new int[present];
        for (int place = 0, next = 0; next < present; place++)
        {
            if (PresenceBits.IsSet(ref bits, place))
            {
                places[next++] = place;
            }
        }

        return places;
    }

    /// <summary>The places of all members.</summary>
    public int[] Places()
    {
        int[] places = new int[Count];
        for (int place = 0; place < places.Length; place++)
        {
            places[place] = place;
        }

        return places;
    }

    private static int HashOf(byte[] bytes)
    {
        HashCode hash = default;
        foreach (byte next in bytes)
        {
            hash.Add(next);
        }

        return hash.ToHashCode();
    }

    private void Add(uint number, byte[] type)
    {
        _numbers.Add(number);
        _types.Add(type);
    }

    private byte[] ToBytes()
    {
        List<byte> bytes = [];
        Varint.Append(bytes, (uint)Count);
        if (SkipsDefaults)
        {
            bytes.Add(SkipsDefaultsMark);
        }

        uint next = 0;
        for (int member = 0; member < Count; member++)
        {
            uint number = _numbers[member];
            byte[] type = _types[member];
            bytes.Add(number == next ? type[0] : (byte)(type[0] | IsApart));
            bytes.AddRange(new ArraySegment<byte>(type, 1, type.Length - 1));
            if (number != next)
            {
                Varint.Append(bytes, number - next - 1);
            }

            next = number + 1;
        }

        return bytes.ToArray();
    }

    private void ReadMembers(ref Reader reader)
    {
        while (_types.Count < _claimed)
        {
            List<byte> type = [];
            bool isApart = (reader.Remaining > 0 ? reader.Current : 0) >= IsApart;
            WireTypes.Read(ref reader, type, WireTypes.MaxDepth, isApart ? IsApart : (byte)0);
            _next += isApart ? reader.ReadVarint() + 1ul : 0;
            if (_next > int.MaxValue)
            {
                reader.ThrowInvalid($"A member has number {_next}, and numbers end at {int.MaxValue}.");
            }

            _types.Add(type.ToArray());
            _numbers.Add((uint)_next++);
            _position = reader.Position;
        }
    }

    /// <summary>Skips the table when it is this one.</summary>
    public bool TrySkip(ref Reader reader)
    {
        if (reader.Remaining < _bytes.Length || !MemoryMarshal.CreateReadOnlySpan(ref reader.Current, _bytes.Length).SequenceEqual(_bytes))
        {
            return false;
        }

        reader.Skip(_bytes.Length);
        return true;
    }

    /// <summary>What was merged last. An object, for threads may write objects of one message at once.</summary>
    private sealed record Merge(MemberTable Other, MemberTable Merged);
}
