using System.Linq;

namespace Nino.Generator.Emission;

/// <summary>Prints the formatter of a struct whose members are all fixed-size (format.md §3).</summary>
internal static class FixedStructEmitter
{
    public static void Emit(SourceWriter source, TypeModel type)
    {
        int size = type.Members.Sum(member => member.Formatter.Size);
        source.Lines(
            $$"""
            public int FixedSize => {{size}};
            public int MinSize => {{size}};
            {{Layout(type, size)}}

            {{FormatterEmitter.Inline}}
            public ref byte Write(ref Writer writer, ref byte at, {{type.Type}} value)
            {
                at = ref writer.Room(ref at, {{size}});
                WriteFixed(ref at, value);
                return ref Wire.At(ref at, {{size}});
            }

            {{FormatterEmitter.Inline}}
            public {{type.Type}} Read(ref Reader reader) => reader.ReadFixed<{{type.Type}}, {{type.Self}}>();

            {{FormatterEmitter.Inline}}
            public void ReadInto(ref Reader reader, ref {{type.Type}} value) => value = Read(ref reader);

            """);
        Members(source, type);
    }

    /// <summary>The methods that work on a <c>ref byte</c>.</summary>
    public static void Members(SourceWriter source, TypeModel type)
    {
        Dictionary<MemberModel, Offset> offsets = Offsets(type.Members);
        source.Lines(FormatterEmitter.Inline);
        source.Open($"public void WriteFixed(ref byte destination, {type.Type} value)");
        CallbackEmitter.OnSerializing(source, type);
        foreach (MemberModel member in type.Members)
        {
            source.Lines($"default({member.Formatter.Name}).WriteFixed({offsets[member].From("destination")}, {member.Of("value")});");
        }

        CallbackEmitter.OnSerialized(source, type);
        source.End();
        source.Lines(FormatterEmitter.Inline);
        source.Open($"public {type.Type} ReadFixed(ref byte source)");
        string Read(MemberModel member) => $"default({member.Formatter.Name}).ReadFixed({offsets[member].From("source")})";
        string Value(MemberModel member) => type.KeepsDefault ? member.Local : Read(member);
        foreach (MemberModel member in type.KeepsDefault ? type.Members : default)
        {
            source.Lines($"var {member.Local} = {Read(member)};");
        }

        source.Lines($"var value = {Construction.Full(type, Value)};");
        CallbackEmitter.OnDeserializing(source, type);
        foreach (MemberModel member in type.Members.Where(member => member.IsAssigned))
        {
            source.Lines(member.Set("value", Value(member)));
        }

        CallbackEmitter.OnDeserialized(source, type);
        source.Lines("return value;");
        source.End();
        source.Lines(FormatterEmitter.Inline);
        source.Lines($"public bool IsValid(ref byte source) => {Check(type.Members, member => offsets[member].From("source")) ?? "true"};\n");
    }

    /// <summary>The condition that members are valid, or null when every bit pattern is.</summary>
    public static string? Check(IEnumerable<MemberModel> members, System.Func<MemberModel, string> place)
    {
        string condition = string.Join(
            "\n    & ",
            members.Where(member => member.Formatter.NeedsCheck).Select(member => $"default({member.Formatter.Name}).IsValid({place(member)})"));
        return condition.Length == 0 ? null : condition;
    }

    public static Dictionary<MemberModel, Offset> Offsets(IEnumerable<MemberModel> members, int start = 0)
    {
        Dictionary<MemberModel, Offset> offsets = [];
        Offset next = Offset.At(start);
        foreach (MemberModel member in members)
        {
            offsets.Add(member, next);
            next = next.After(member.Formatter);
        }

        return offsets;
    }

    /// <summary>The layout of a struct whose memory is not its wire form.</summary>
    public static string LayoutOfParts(TypeModel type)
    {
        string made = string.Concat(type.Members
            .Where(member => member.Formatter.Fixedness == Fixedness.Open)
            .Select(member => member.Formatter.Name)
            .Distinct()
            .Select(name => $"default({name}).Layout == FixedLayout.Made ? FixedLayout.Made : "));
        return $"public FixedLayout Layout => {(type.CallsUserCode ? "FixedLayout.Made" : made + "FixedLayout.Packed")};";
    }

    private static string Layout(TypeModel type, int size)
    {
        if (!type.IsSequential)
        {
            return LayoutOfParts(type);
        }

        string layout = type.Members.Any(member => member.Formatter.NeedsCheck) ? "RawChecked" : "Raw";
        string conditions = string.Concat(type.Members
            .Where(member => member.Formatter.Memory == MemoryKind.Probed)
            .Select(member => member.Formatter.Name)
            .Distinct()
            .Select(name => $"default({name}).Layout == FixedLayout.Packed ? FixedLayout.Packed : "));
        return $"public FixedLayout Layout => {conditions}FixedLayouts.OfSequential<{type.Type}>({size}, FixedLayout.{layout});";
    }
}
