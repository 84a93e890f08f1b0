using Nino.Core.Formatters;
using Nino.Core.Versions;

namespace Nino.Core;

/// <remarks>Values that a program does not know are skipped by their wire types (format.md §14).</remarks>
public ref partial struct Reader
{
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
                    PresenceBits.TakeAndCount(ref this, count, out int present);
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
        foreach (int place in table.TakePlaces(ref this))
        {
            SkipValue(table.TypeOf(place));
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

    /// <summary>Reads the head of an object whose members a table names: their count, which is not bounded by the bytes that are left, as members at their default take none.</summary>
    internal long ReadNamedCount()
    {
        byte head = Take(1);
        return head == Head.ManyMembers ? ReadVarint() : ReadMemberCount(head);
    }

    private void CheckCount(MemberTable table)
    {
        long count = ReadNamedCount();
        if (count != table.Count)
        {
            ThrowInvalid($"An object has {count} members, and {table.Count} were named.");
        }
    }
}
