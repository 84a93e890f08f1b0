using Nino.Core.Formatters;
using Nino.Core.Runtime;
using Nino.Core.Shapes;
using Nino.Core.Versions;

namespace Nino.Core;

/// <remarks>
/// A body of a version-tolerant type whose table is not that of this program is read member by member (format.md §14).
/// Its member count is then the complement of its place among the open objects of the session: <see cref="Has"/> is asked
/// for each member in order, and skips what stands between. Numbers ascend on both sides, so no member is passed twice.
/// </remarks>
public ref partial struct Reader
{
    private const int LargestOnStack = 64;

    /// <summary>What members that are kept take without their bytes.</summary>
    private const int KeptSize = 128;

    /// <summary>Whether the bytes hold a member, which is then next; for generated code.</summary>
    /// <param name="count">The number of members, or the complement of the place of an open object.</param>
    /// <param name="member">The place of the member in its type; higher than in the last call.</param>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public bool Has(int count, int member) => count >= 0 ? member < count : MoveTo(~count, member);

    /// <summary>Whether the bytes hold a member that may have been read; for generated code.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public readonly bool Held(int count, int member) => count >= 0 ? member < count : _session!.OpenObjectAt(~count).Map.PlaceOf(member) >= 0;

    /// <summary>Ends the members of a body; for generated code.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public void EndMembers(int count)
    {
        if (count >= 0)
        {
            return;
        }

        int end = _session!.OpenObjectAt(~count).Map.Written.Count;
        SkipTo(~count, end);
        _session.CloseObject();
    }

    /// <summary>Ends the members of a body of a type that keeps those that it does not know, and gives these; for generated code.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public NinoUnknownMembers? EndKeptMembers(int count)
    {
        if (count >= 0)
        {
            return null;
        }

        MemberMap map = _session!.OpenObjectAt(~count).Map;
        SkipTo(~count, map.Written.Count);
        NinoUnknownMembers? members = null;
        if (map.Kept is { } kept)
        {
            // Writing it copies its bytes, and those of objects in it that keep members with each of these.
            Charge(KeptSize + _position - _session.OpenObjectAt(~count).Start);
            members = (_session.OpenObjectAt(~count).Kept ?? new ValueCopy(types: null)).ToMembers(kept, map.UnknownId, map.StandIn, KeptPresence(~count, map));
        }

        _session.CloseObject();
        return members;
    }

    /// <summary>The presence bits of the members that are kept; none where all of them are.</summary>
    private readonly byte[] KeptPresence(int open, MemberMap map)
    {
        if (!map.Kept!.SkipsDefaults)
        {
            return [];
        }

        byte[] bits = new byte[PresenceBits.Size(map.Kept.Count)];
        for (int place = 0, kept = 0; place < map.Written.Count; place++)
        {
            if (map.MemberAt(place) < 0)
            {
                if (IsPresent(open, place))
                {
                    PresenceBits.Set(ref bits[0], kept);
                }

                kept++;
            }
        }

        return bits;
    }

    /// <summary>Reads the member that <see cref="Has"/> found; for generated code.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public T? ReadMember<T, TFormatter>(int count, int member)
        where TFormatter : struct, IFormatter<T> =>
        IsAsItIs(count, member) ? default(TFormatter).Read(ref this) : ReadOther<T, TFormatter>(count, member, reuse: false);

    /// <summary>Reads a member that stands in another form, or nowhere.</summary>
    // Apart from the usual case, whose frame would have to be guarded and cleared for the room on the stack.
    [MethodImpl(MethodImplOptions.NoInlining)]
    private T? ReadOther<T, TFormatter>(int count, int member, bool reuse, T? existing = default)
        where TFormatter : struct, IFormatter<T>
    {
        if (IsInBlock(count, member))
        {
            Reader part = BeginBlock();
            existing = part.ReadOrInto<T, TFormatter>(reuse, existing);
            EndBlock(ref part);
            return existing;
        }

        if (TryLeaveOutBlock(count, member))
        {
            return ReadOrInto<T, TFormatter>(reuse, existing);
        }

        if (!IsConverted(count, member))
        {
            return default;
        }

        int size = ConvertedSize(count, member);
        Span<byte> room = size <= LargestOnStack ? stackalloc byte[LargestOnStack] : new byte[size];
        Reader converted = Over(room.Slice(0, Convert(count, member, room)));
        return converted.ReadOrInto<T, TFormatter>(reuse: false, default);
    }

    /// <summary>Reads a value into <paramref name="existing"/>, or a new one.</summary>
    // Once for all forms of a member: a formatter that is taken in is long.
    [MethodImpl(MethodImplOptions.NoInlining)]
    private T? ReadOrInto<T, TFormatter>(bool reuse, T? existing)
        where TFormatter : struct, IFormatter<T> =>
        reuse ? ReadInto<T, TFormatter>(existing) : default(TFormatter).Read(ref this);

    /// <summary>Reads the member that <see cref="Has"/> found into <paramref name="existing"/>, or in its place; for generated code.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public T? ReadMemberInto<T, TFormatter>(int count, int member, T? existing)
        where TFormatter : struct, IFormatter<T> =>
        IsAsItIs(count, member) ? ReadInto<T, TFormatter>(existing) : ReadOther<T, TFormatter>(count, member, reuse: true, existing);

    /// <summary>Reads a member into <paramref name="existing"/>, or in its place; for generated code.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public T? ReadInto<T, TFormatter>(T? existing)
        where TFormatter : struct, IFormatter<T>
    {
        default(TFormatter).ReadInto(ref this, ref existing);
        return existing;
    }

    /// <summary>What stands for the members of an object of another version, which the caller reads without <see cref="Has"/>.</summary>
    internal readonly MemberMap TakeMap(int count)
    {
        MemberMap map = _session!.OpenObjectAt(~count).Map;
        _session.CloseObject();
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
        MemberMap? map = written is null ? own.OwnMap : new MemberMap(ref this, own, written, fallbackFor is null ? null : id);
        return Session.AddTolerant(binding, id, fallbackFor, own.Table.Count, map);
    }

    /// <summary>Begins a body without a table, of a type that is version-tolerant now.</summary>
    /// <returns>What stands for the members that follow (<see cref="Has"/>).</returns>
    internal int BeginPlain(MembersShape type, int count)
    {
        type.CheckPlain(ref this);
        return type.PlainMap(count) is { } map ? Session.BeginPlain(map) : count;
    }

    /// <summary>A reader of the block that is next, which has type indexes of its own and positions of the whole input; where the value stands without its block, this one.</summary>
    internal Reader BeginBlock()
    {
        if (_session is { IsWithoutBlock: true } session)
        {
            session.IsWithoutBlock = false;
            return this;
        }

        int length = ReadLength();
        Reader part = new(this, _position + length) { _session = null, _root = null, _budget = BudgetLeft };
        if (_options is { InternStrings: true })
        {
            part.Session.ShareStrings(Session);
        }

        if (_session is { HasExisting: true } whole)
        {
            whole.GiveExisting(part.Session);
        }

        return part;
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
        if (_session is not null && ReferenceEquals(part._session, _session))
        {
            this = part;
            return;
        }

        if (!part.Eof)
        {
            part.ThrowInvalid($"{part.Remaining} bytes of a block are left over behind its value.");
        }

        _position = part._position;
        TakeCosts(part.Costs);
        if (part.HasReferred)
        {
            Session.HasReferred = true;
        }

        if (part._session is { HasExisting: true } ended)
        {
            ended.GiveExisting(Session);
        }

        part.Release();
    }

    /// <summary>Whether a member that <see cref="Has"/> found stands in the bytes, and in its own form.</summary>
    internal readonly bool IsAsItIs(int count, int member) => count >= 0 || StandOf(count, member) == MemberMap.Stand.AsItIs
        || (StandOf(count, member) == MemberMap.Stand.AsBitsTell && IsPresent(~count, _session!.OpenObjectAt(~count).Map.PlaceOf(member)));

    /// <summary>Whether such a member stands in a block, which its form is not any more.</summary>
    internal readonly bool IsInBlock(int count, int member) =>
        StandOf(count, member) == MemberMap.Stand.InBlock && IsPresent(~count, _session!.OpenObjectAt(~count).Map.PlaceOf(member));

    /// <summary>Leaves out the next block that begins, where such a member stands without the one that its form is now; otherwise false.</summary>
    internal readonly bool TryLeaveOutBlock(int count, int member)
    {
        if (StandOf(count, member) != MemberMap.Stand.WithoutBlock)
        {
            return false;
        }

        _session!.IsWithoutBlock = true;
        return true;
    }

    /// <summary>Whether such a member stands in a narrower type; where it is in no other form, it stands nowhere.</summary>
    internal readonly bool IsConverted(int count, int member) => StandOf(count, member) == MemberMap.Stand.Converted;

    private readonly MemberMap.Stand StandOf(int count, int member) => _session!.OpenObjectAt(~count).Map.StandOf(member);

    /// <summary>Whether a member of the writer stands in the bytes: it does not where it was at its default.</summary>
    private readonly bool IsPresent(int open, int place)
    {
        ref ReadSession.OpenObject read = ref _session!.OpenObjectAt(open);
        return !read.Map.Written.SkipsDefaults || PresenceBits.IsSet(ref Unsafe.Add(ref MemoryMarshal.GetReference(_buffer), read.Presence), place);
    }

    /// <summary>Takes the presence bits of an object, and gives the place where they stand.</summary>
    private int TakePresence(int members)
    {
        int start = _position;
        PresenceBits.Take(ref this, members);
        return start;
    }

    /// <summary>Ends what <see cref="ReadTable"/> began, where the object has the members of this program and presence bits, which are next.</summary>
    internal readonly bool TryBeginOwn(int count)
    {
        if (count >= 0 || !_session!.OpenObjectAt(~count).Map.IsOwn)
        {
            return false;
        }

        _session.CloseObject();
        return true;
    }

    /// <summary>The most bytes that a converted value takes.</summary>
    internal readonly int ConvertedSize(int count, int member) => WireTypes.ConvertedSize(_session!.OpenObjectAt(~count).Map.Own.TypeOf(member));

    /// <summary>Puts a member that <see cref="IsConverted"/> into its own form, and gives the number of bytes.</summary>
    internal int Convert(int count, int member, scoped Span<byte> destination)
    {
        MemberMap map = _session!.OpenObjectAt(~count).Map;
        int place = map.PlaceOf(member);
        destination.Clear();
        return IsPresent(~count, place)
            ? WireTypes.Convert(ref this, map.Written.TypeOf(place), map.Own.TypeOf(member), destination)
            : WireTypes.ConvertDefault(map.Written.TypeOf(place), map.Own.TypeOf(member), destination);
    }

    private bool MoveTo(int open, int member)
    {
        int place = _session!.OpenObjectAt(open).Map.PlaceOf(member);
        if (place < 0)
        {
            return false;
        }

        SkipTo(open, place);
        _session.OpenObjectAt(open).Next = place + 1;
        return true;
    }

    private void SkipTo(int open, int member)
    {
        ReadSession session = _session!;
        MemberMap map = session.OpenObjectAt(open).Map;
        int next = session.OpenObjectAt(open).Next;
        if (session.OpenObjectAt(open).Start < 0)
        {
            session.OpenObjectAt(open).Start = _position;
        }

        if (next == ReadSession.OpenObject.AtPresence)
        {
            session.OpenObjectAt(open).Presence = TakePresence(map.Written.Count);
            next = 0;
        }

        bool skipsDefaults = map.Written.SkipsDefaults;
        for (; next < member; next++)
        {
            if (skipsDefaults && !IsPresent(open, next))
            {
                continue;
            }

            if (map.Kept is not null && map.MemberAt(next) < 0)
            {
                ValueCopy kept = session.OpenObjectAt(open).Kept ??= new ValueCopy(types: null);
                kept.Copy(ref this, default, map.Written.TypeOf(next));
            }
            else
            {
                SkipValue(map.Written.TypeOf(next));
            }
        }

        session.OpenObjectAt(open).Next = next;
    }

    /// <summary>The version-tolerant type that <see cref="ReadTolerantHead"/> found.</summary>
    internal readonly NamedTable NamedAt(int index) => _session!.NamedAt(index);
}
