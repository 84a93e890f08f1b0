using System;
using System.ComponentModel;
using Nino.Core.Formatters;
using Nino.Core.Runtime;

namespace Nino.Core;

/// <remarks>
/// A body of a version-tolerant type whose table is not that of this program is read member by member (format.md §14).
/// Its member count is then the complement of a frame of the session: <see cref="Has"/> is asked for each member in
/// order, and skips what stands between. Numbers ascend on both sides, so no member is passed twice.
/// </remarks>
public ref partial struct Reader
{
    private const int LargestOnStack = 64;

    /// <summary>Whether the bytes hold a member, which is then next; for generated code.</summary>
    /// <param name="count">The number of members, or the complement of a frame.</param>
    /// <param name="member">The place of the member in its type; higher than in the last call.</param>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public bool Has(int count, int member) => count >= 0 ? member < count : MoveTo(~count, member);

    /// <summary>Whether the bytes hold a member that may have been read; for generated code.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public readonly bool Held(int count, int member) => count >= 0 ? member < count : _session!.FrameAt(~count).Map.PlaceOf(member) >= 0;

    /// <summary>Ends the members of a body; for generated code.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public void EndMembers(int count)
    {
        if (count >= 0)
        {
            return;
        }

        int end = _session!.FrameAt(~count).Map.Written.Count;
        SkipTo(~count, end);
        _session.PopFrame();
    }

    /// <summary>Ends the members of a body of a type that keeps those that it does not know, and gives these; for generated code.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public NinoUnknownMembers? EndKeptMembers(int count)
    {
        if (count >= 0)
        {
            return null;
        }

        MemberMap map = _session!.FrameAt(~count).Map;
        SkipTo(~count, map.Written.Count);
        ValueCopy? kept = _session.FrameAt(~count).Kept;
        _session.PopFrame();
        return map.Kept is null ? null : (kept ?? new ValueCopy(types: null)).ToMembers(map.Kept, map.UnknownId);
    }

    /// <summary>Reads the member that <see cref="Has"/> found; for generated code.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public T? ReadMember<T, TFormatter>(int count, int member)
        where TFormatter : struct, IFormatter<T>
    {
        if (!IsConverted(count, member))
        {
            return default(TFormatter).Read(ref this);
        }

        int size = ConvertedSize(count, member);
        Span<byte> room = size <= LargestOnStack ? stackalloc byte[LargestOnStack] : new byte[size];
        Reader converted = Over(room.Slice(0, Convert(count, member, room)));
        return default(TFormatter).Read(ref converted);
    }

    /// <summary>Reads the member that <see cref="Has"/> found into what <paramref name="value"/> holds; for generated code.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public void ReadMemberInto<T, TFormatter>(int count, int member, ref T? value)
        where TFormatter : struct, IFormatter<T>
    {
        if (IsConverted(count, member))
        {
            value = ReadMember<T, TFormatter>(count, member);
        }
        else
        {
            default(TFormatter).ReadInto(ref this, ref value);
        }
    }

    /// <summary>Reads the member that <see cref="Has"/> found, by a node.</summary>
    internal object? ReadMemberBy(Node node, int count, int member, object? existing)
    {
        if (!IsConverted(count, member))
        {
            return node.Read(ref this, existing);
        }

        int size = ConvertedSize(count, member);
        Span<byte> room = size <= LargestOnStack ? stackalloc byte[LargestOnStack] : new byte[size];
        Reader converted = Over(room.Slice(0, Convert(count, member, room)));
        return node.Read(ref converted, null);
    }

    /// <summary>What stands for the members of an object of another version, which the caller reads without <see cref="Has"/>.</summary>
    internal readonly MemberMap TakeMap(int count)
    {
        MemberMap map = _session!.FrameAt(~count).Map;
        _session.PopFrame();
        return map;
    }

    /// <summary>Reads a table of members and the head behind it.</summary>
    /// <returns>What stands for the members that follow (<see cref="Has"/>).</returns>
    /// <param name="binding">The type.</param>
    /// <param name="id">The id that named it, or null where the object is exactly of the declared type.</param>
    /// <param name="fallbackFor">The declared type, where this one stands for one that is not known.</param>
    internal int ReadTable(TypeBinding binding, uint? id = null, Type? fallbackFor = null)
    {
        if (binding.Tolerant is not { } own)
        {
            ThrowInvalid($"The input was written while {binding.Type} was version-tolerant, and it is not any more. Say [NinoType(VersionTolerant = true)] again.");
            return 0;
        }

        MemberTable? written = fallbackFor is null && own.Table.TrySkip(ref this) ? null : MemberTable.Read(ref this);
        CheckCount(written ?? own.Table);
        MemberMap? map = written is null ? null : new MemberMap(ref this, own, written, fallbackFor is null ? null : id);
        return Session.AddTolerant(binding, id, fallbackFor, own.Table.Count, map);
    }

    /// <summary>A reader of the block that is next, which has type indexes of its own and positions of the whole input.</summary>
    internal Reader BeginBlock()
    {
        int length = ReadLength();
        return new Reader(this, _position + length) { _session = null, _root = null };
    }

    /// <summary>Skips the block that is next.</summary>
    internal void SkipBlock() => Skip(ReadLength());

    private int ReadLength()
    {
        uint length = ReadVarint();
        if (length > (uint)Remaining)
        {
            ThrowEnd(length);
        }

        return (int)length;
    }

    /// <summary>Goes on behind a block, which has to be read to its end.</summary>
    internal void EndBlock(scoped ref Reader part)
    {
        if (!part.Eof)
        {
            part.ThrowInvalid($"{part.Remaining} bytes of a block are left over behind its value.");
        }

        _position = part._position;
        TakeCosts(ref part);
        part.Release();
    }

    private readonly bool IsConverted(int count, int member) => count < 0 && _session!.FrameAt(~count).Map.IsConverted(member);

    /// <summary>The most bytes that a converted value takes.</summary>
    private readonly int ConvertedSize(int count, int member)
    {
        Span<byte> type = _session!.FrameAt(~count).Map.Own.TypeOf(member);
        return 1 + WireTypes.FixedSize(type[0] == WireTypes.Optional ? type.Slice(1) : type);
    }

    private int Convert(int count, int member, scoped Span<byte> destination)
    {
        MemberMap map = _session!.FrameAt(~count).Map;
        destination.Clear();
        return WireTypes.Convert(ref this, map.Written.TypeOf(map.PlaceOf(member)), map.Own.TypeOf(member), destination);
    }

    private bool MoveTo(int frame, int member)
    {
        int place = _session!.FrameAt(frame).Map.PlaceOf(member);
        if (place < 0)
        {
            return false;
        }

        SkipTo(frame, place);
        _session.FrameAt(frame).Next = place + 1;
        return true;
    }

    private void SkipTo(int frame, int member)
    {
        ReadSession session = _session!;
        MemberMap map = session.FrameAt(frame).Map;
        int next = session.FrameAt(frame).Next;
        for (; next < member; next++)
        {
            if (map.Kept is not null && map.MemberAt(next) < 0)
            {
                ValueCopy kept = session.FrameAt(frame).Kept ??= new ValueCopy(types: null);
                kept.Copy(ref this, default, map.Written.TypeOf(next));
            }
            else
            {
                SkipValue(map.Written.TypeOf(next));
            }
        }

        session.FrameAt(frame).Next = next;
    }

    /// <summary>The version-tolerant type that <see cref="ReadTolerantHead"/> found.</summary>
    internal readonly NamedTable NamedAt(int index) => _session!.NamedAt(index);

    /// <summary>Skips a value of a wire type.</summary>
    internal void SkipValue(scoped Span<byte> type)
    {
        int count;
        switch (type[0])
        {
            case WireTypes.Text:
                if (!TrySkipString())
                {
                    ThrowInvalid($"{Current} is not the head of a string.");
                }

                return;
            case WireTypes.Optional:
                if (ReadPresence())
                {
                    SkipValue(type.Slice(1));
                }

                return;
            case WireTypes.Sequence:
                type = type.Slice(1);
                if (TryReadCount(WireTypes.MinSize(type), out count))
                {
                    SkipMany(count, type);
                }

                return;
            case WireTypes.OptionalSequence:
                if (TryReadCount(0, out count))
                {
                    PresenceBits.Take(ref this, count, out int present);
                    TakeMany(present, WireTypes.FixedSize(type.Slice(1)));
                }

                return;
            case WireTypes.Map:
                Span<byte> key = type.Slice(1);
                Span<byte> value = key.Slice(WireTypes.Length(key));
                if (TryReadCount(WireTypes.MinSize(key) + WireTypes.MinSize(value), out count))
                {
                    for (int i = 0; i < count; i++)
                    {
                        SkipValue(key);
                        SkipValue(value);
                    }
                }

                return;
            case WireTypes.Object:
                SkipObject();
                return;
            case WireTypes.Block:
                SkipBlock();
                return;
            default:
                Take(WireTypes.FixedSize(type));
                return;
        }
    }

    private void SkipMany(int count, scoped Span<byte> type)
    {
        int size = WireTypes.FixedSize(type);
        if (size != 0)
        {
            TakeMany(count, size);
            return;
        }

        for (int i = 0; i < count; i++)
        {
            SkipValue(type);
        }
    }

    /// <summary>Skips an object of a version-tolerant type, which this program need not know, and notes what it names.</summary>
    private void SkipObject()
    {
        if (ReadTolerantHead() is not { } index)
        {
            return;
        }

        Enter();
        MemberTable table = Session.TableAt(index)!;
        for (int i = 0; i < table.Count; i++)
        {
            SkipValue(table.TypeOf(i));
        }

        Leave();
    }

    /// <summary>Reads the head of an object of a version-tolerant type, which this program need not know, and what it names.</summary>
    /// <returns>The index of its type in the message, or null where the object is null.</returns>
    internal int? ReadTolerantHead()
    {
        byte head = Take(1);
        if (head == Head.Referenced)
        {
            head = TakeReferencedHead();
            Session.AddSkippedObject();
        }

        switch (head)
        {
            case Head.BackReference:
                SkipBackReference();
                return null;
            case Head.Table or Head.NewType:
                uint? id = head == Head.NewType ? Wire.Read<uint>(ref Take(sizeof(uint))) : null;
                if (id is not null && Take(1) != Head.Table)
                {
                    ThrowInvalid($"Type id {id:X8}, in a member that the type does not know, is not of a version-tolerant type.");
                }

                MemberTable added = MemberTable.Read(ref this);
                CheckCount(added);
                Session.AddSkipped(id, added);
                return Session.Count - 1;
            case >= Head.FirstIndex and <= Head.LongIndex:
                long index = ReadIndex(head);
                MemberTable? table = Session.TableAt(index);
                if (table is null)
                {
                    ThrowInvalid("The input refers to a version-tolerant type that the message has not named.");
                }

                if (head == Head.LongIndex)
                {
                    CheckCount(table);
                }

                return (int)index;
            case 0:
                return null;
            default:
                ThrowInvalid($"{head} is not the head of a version-tolerant object, in a member that the type does not know.");
                return null;
        }
    }

    private void CheckCount(MemberTable table)
    {
        int count = ReadMemberCount(Take(1));
        if (count != table.Count)
        {
            ThrowInvalid($"An object has {count} members, and {table.Count} were named.");
        }
    }
}
