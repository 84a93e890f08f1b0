using System;
using System.Collections.Generic;
using System.Runtime.InteropServices;
using Nino.Core.Buffers;

namespace Nino.Core.Runtime;

/// <summary>The members of a version-tolerant object, as its writer knew them: their numbers, which ascend, and their wire types (format.md §14).</summary>
internal sealed class MemberTable
{
    // A number that is not the one behind the last is told by this bit of the wire type, and follows it.
    private const byte IsApart = 0x80;

    private readonly byte[] _bytes;
    private readonly List<byte[]> _types = [];
    private readonly List<uint> _numbers = [];

    /// <summary>The table of a type of this program.</summary>
    public MemberTable(IReadOnlyList<MemberShape> members)
    {
        List<byte> bytes = [];
        Varint.Append(bytes, (uint)members.Count);
        uint next = 0;
        foreach (MemberShape member in members)
        {
            byte[] type = WireTypes.Of(member.Shape);
            bytes.Add(member.Number == next ? type[0] : (byte)(type[0] | IsApart));
            bytes.AddRange(new ArraySegment<byte>(type, 1, type.Length - 1));
            if (member.Number != next)
            {
                Varint.Append(bytes, member.Number - next - 1);
            }

            _types.Add(type);
            _numbers.Add(member.Number);
            next = member.Number + 1;
        }

        _bytes = bytes.ToArray();
    }

    private MemberTable(ref Reader reader)
    {
        int start = reader.Position;
        ref byte first = ref reader.Current;
        uint count = reader.ReadVarint();
        if (count > (uint)reader.Remaining)
        {
            reader.ThrowEnd(count, $"The input claims {count} members, which do not fit in the {reader.Remaining} bytes that are left.");
        }

        ulong next = 0;
        for (uint i = 0; i < count; i++)
        {
            List<byte> type = [];
            bool isApart = (reader.Remaining > 0 ? reader.Current : 0) >= IsApart;
            WireTypes.Read(ref reader, type, WireTypes.MaxDepth, isApart ? IsApart : (byte)0);
            next += isApart ? reader.ReadVarint() + 1ul : 0;
            if (next > int.MaxValue)
            {
                reader.ThrowInvalid($"A member has number {next}, and numbers end at {int.MaxValue}.");
            }

            _types.Add(type.ToArray());
            _numbers.Add((uint)next++);
        }

        _bytes = MemoryMarshal.CreateReadOnlySpan(ref first, reader.Position - start).ToArray();
    }

    public int Count => _types.Count;

    /// <summary>As it stands on the wire.</summary>
    public ReadOnlySpan<byte> Bytes => _bytes;

    public static MemberTable Read(ref Reader reader) => new(ref reader);

    public byte[] TypeOf(int member) => _types[member];

    public uint NumberOf(int member) => _numbers[member];

    /// <summary>The place of the member with a number, or a negative number.</summary>
    public int IndexOf(uint number) => _numbers.BinarySearch(number);

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
}
