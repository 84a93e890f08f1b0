using System;
using System.Buffers;
using System.Runtime.InteropServices;
using Nino.Core.Buffers;
using Nino.Core.Formatters;

namespace Nino.Core.Runtime;

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
        copy.WriteHead(new NamedTable(unknown.TypeId ?? (isDeclared ? null : binding.Id), unknown.Members.MergedWith(shape.Table)));
        Copy(copy, Joined(known), part.Types, shape.Table, unknown, writer.GivenOptions);
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

    private static void Copy(ValueCopy copy, ReadOnlySpan<byte> body, TypeTable types, MemberTable table, NinoUnknownMembers unknown, NinoOptions? options)
    {
        Reader known = new(body, options);
        known.ReadMemberCount(known.Take(1));
        Reader kept = new(unknown.Values, options);
        TableNames names = new(types);
        TableNames keptNames = new(unknown.Tables);
        int next = 0;
        for (int i = 0; i < table.Count; i++)
        {
            for (; next < unknown.Count && unknown.Members.NumberOf(next) <= table.NumberOf(i); next++)
            {
                // A number that the type has by now is none of an unknown member.
                ValueCopy target = unknown.Members.NumberOf(next) == table.NumberOf(i) ? new ValueCopy(types: null) : copy;
                target.Copy(ref kept, keptNames, unknown.Members.TypeOf(next));
            }

            copy.Copy(ref known, names, table.TypeOf(i));
        }

        for (; next < unknown.Count; next++)
        {
            copy.Copy(ref kept, keptNames, unknown.Members.TypeOf(next));
        }

        known.Release();
    }
}
