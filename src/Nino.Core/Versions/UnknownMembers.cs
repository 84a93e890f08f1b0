using System.Buffers;
using Nino.Core.Formatters;
using Nino.Core.Memory;
using Nino.Core.Runtime;
using Nino.Core.Shapes;

namespace Nino.Core.Versions;

/// <summary>Writes an object together with the members that it keeps and this program does not know (format.md §14).</summary>
internal static class UnknownMembers
{
    /// <summary>Writes the type of an object where it has to be named, and its body, all members in the order of their numbers.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="at">Where the next byte belongs.</param>
    /// <param name="binding">The type.</param>
    /// <param name="isDeclared">Whether exactly this type is declared.</param>
    /// <param name="value">The object.</param>
    /// <param name="unknown">What it keeps.</param>
    public static ref byte Write(ref Writer writer, ref byte at, TypeBinding binding, bool isDeclared, object value, NinoUnknownMembers unknown)
    {
        MembersShape shape = binding.Tolerant!;
        Writer part = writer.BeginPart();
        part.Seek(ref binding.WriteBody(ref part, ref part.Here, value, Head.OfCount(shape.Members.Count)));
        ReadOnlySequence<byte> known = part.Written;
        ValueCopy copy = new(writer.Types);
        MemberTable merged = unknown.Members.MergedWith(shape.Table);
        uint? id = unknown.StandIn == binding.Type ? unknown.TypeId : null;
        copy.WriteHead(new NamedTable(id ?? (isDeclared ? null : binding.Id), merged, shape.Table));
        int presence = merged.SkipsDefaults ? copy.AppendPresence(merged.Count) : -1;
        Copy(copy, Joined(known), part.Types, shape.Table, unknown, presence, writer.LevelsLeft);
        writer.ReturnPart(ref part);
        at = ref writer.Room(ref at, copy.Written.Length);
        copy.Written.CopyTo(MemoryMarshal.CreateSpan(ref at, copy.Written.Length));
        return ref Wire.At(ref at, copy.Written.Length);
    }

    private static ReadOnlySpan<byte> Joined(ReadOnlySequence<byte> body)
    {
        if (body.IsSingleSegment)
        {
            return body.First.Span;
        }

        byte[] joined = new byte[body.Length];
        Segments.CopyTo(body, joined);
        return joined;
    }

    private static void Copy(ValueCopy copy, ReadOnlySpan<byte> body, TypeTable types, MemberTable table, NinoUnknownMembers unknown, int presence, int levelsLeft)
    {
        // The writer has counted the levels of these, and none of those.
        Reader known = Reader.OfKnown(body, int.MaxValue);
        known.ReadNamedCount();
        bool[] isKnownPresent = PresentIn(ref known, table);
        Reader kept = Reader.OfKnown(unknown.Values, levelsLeft);
        bool[] isKeptPresent = PresentIn(ref kept, unknown.Members);
        TableNames names = new(types);
        TableNames keptNames = new(unknown.Tables);
        int next = 0;
        int written = 0;
        for (int i = 0; i <= table.Count; i++)
        {
            for (; next < unknown.Count && (i == table.Count || unknown.Members.NumberOf(next) <= table.NumberOf(i)); next++)
            {
                // A number that the type has by now is none of an unknown member.
                bool isKnown = i < table.Count && unknown.Members.NumberOf(next) == table.NumberOf(i);
                CopyMember(isKnown ? new ValueCopy(types: null) : copy, ref kept, keptNames, unknown.Members.TypeOf(next), isKeptPresent[next], isKnown ? -1 : presence, written);
                written += isKnown ? 0 : 1;
            }

            if (i < table.Count)
            {
                CopyMember(copy, ref known, names, table.TypeOf(i), isKnownPresent[i], presence, written++);
            }
        }

        known.Release();
    }

    private static void CopyMember(ValueCopy copy, ref Reader source, TableNames names, byte[] type, bool isPresent, int presence, int member)
    {
        if (!isPresent)
        {
            return;
        }

        if (presence >= 0)
        {
            copy.SetPresent(presence, member);
        }

        copy.Copy(ref source, names, type);
    }

    /// <summary>Which members stand in the bytes that are next; takes the presence bits, if there are any.</summary>
    private static bool[] PresentIn(ref Reader reader, MemberTable table)
    {
        bool[] isPresent = new bool[table.Count];
        foreach (int place in table.TakePlaces(ref reader))
        {
            isPresent[place] = true;
        }

        return isPresent;
    }
}
