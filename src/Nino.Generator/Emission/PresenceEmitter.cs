using System.Linq;

namespace Nino.Generator.Emission;

/// <summary>Prints how members are written and read whose type leaves out those at their default: presence bits, then the others (format.md §14).</summary>
internal static class PresenceEmitter
{
    private const string Bits = "presence";

    /// <summary>Prints the head, the bits, and the members. Bits decide what is written: what a property returns may differ when it is asked again.</summary>
    public static void WriteBody(SourceWriter source, TypeModel type)
    {
        source.Open($"public ref byte WriteBody(ref Writer writer, ref byte at, {type.Type} value, byte head)");
        ObjectEmitter.WriteTable(source, type);
        ObjectEmitter.WriteChecked(source, type);
        source.LinesIf(type.IsRecursive, "writer.Enter();");

        CallbackEmitter.OnSerializing(source, type);
        List<List<MemberModel>> groups = type.Members.Select((member, index) => (member, index)).GroupBy(place => place.index / 8, place => place.member).Select(Enumerable.ToList).ToList();
        for (int i = 0; i < groups.Count; i++)
        {
            source.Lines($"int {Bits}{i} = {string.Join("\n    | ", groups[i].Select((member, bit) => $"Presence.Of<{member.Type}, {member.Formatter.Name}>({member.Of("value")}, {1 << bit})"))};");
        }

        source.Lines($"at = ref writer.WriteLongHead(ref at, head, {type.Members.Count});");
        source.Lines($"at = ref writer.Room(ref at, {groups.Count});");
        for (int i = 0; i < groups.Count; i++)
        {
            source.Lines($"Wire.At(ref at, {i}) = (byte){Bits}{i};");
        }

        source.Lines($"at = ref Wire.At(ref at, {groups.Count});");
        for (int i = 0; i < groups.Count; i++)
        {
            source.Open($"if ({Bits}{i} != 0)");
            for (int bit = 0; bit < groups[i].Count; bit++)
            {
                MemberModel member = groups[i][bit];
                source.If($"({Bits}{i} & {1 << bit}) != 0", $"at = ref default({member.Formatter.Name}).Write(ref writer, ref at, {member.Of("value")});");
            }

            source.Close();
        }

        CallbackEmitter.OnSerialized(source, type);
        source.Lines(type.IsRecursive ? "writer.Leave();\nreturn ref at;" : "return ref at;");
        source.End();
    }

    /// <summary>Prints that the bits are taken.</summary>
    public static void TakeBits(SourceWriter source, TypeModel type) =>
        source.Lines($"ref byte {Bits} = ref Presence.Take<{type.Type}>(ref reader, {type.Members.Count});");

    /// <summary>Prints reading of all members, behind the bits.</summary>
    /// <param name="source">The source.</param>
    /// <param name="type">The type.</param>
    /// <param name="into">What a member is read into, where it is not replaced.</param>
    /// <param name="assign">The statements that give a member a value.</param>
    public static void ReadMembers(SourceWriter source, TypeModel type, Func<MemberModel, string?> into, Func<MemberModel, string, string> assign)
    {
        for (int i = 0; i < type.Members.Count; i++)
        {
            MemberModel member = type.Members[i];
            string form = $"<{member.Type}, {member.Formatter.Name}>(ref reader, ref {Bits}, {i}";
            source.Lines(into(member) is { } existing
                ? $"var {member.Local} = {existing};\nPresence.ReadInto{form}, ref {member.Local});\n{member.Set("value", member.Local)}"
                : assign(member, $"Presence.Read{form})"));
        }
    }
}
