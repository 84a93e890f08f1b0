using System.Linq;

namespace Nino.Generator.Emission;

/// <summary>Prints the formatter of a struct that is fixed-size for some type arguments and has an object head for others; the JIT keeps one half.</summary>
internal static class OpenStructEmitter
{
    public static void Emit(SourceWriter source, TypeModel type)
    {
        string[] open = type.Members
            .Where(member => member.Formatter.Fixedness == Fixedness.Open)
            .Select(member => $"default({member.Formatter.Name}).FixedSize")
            .ToArray();
        string condition = string.Join(" && ", open.Distinct().Select(size => size + " != 0"));
        Offset size = type.Members.Aggregate(Offset.At(0), (sum, member) => sum.After(member.Formatter));
        source.Open("public int FixedSize");
        source.Lines(FormatterEmitter.Inline);
        source.Lines($"get => {condition} ? {size} : 0;");
        source.End();
        source.Lines(
            $$"""
            public int MinSize => FixedSize != 0 ? FixedSize : 1;
            {{FixedStructEmitter.LayoutOfParts(type)}}
            """);
        ObjectEmitter.Info(source, type);
        source.Open($"public ref byte Write(ref Writer writer, ref byte at, {type.Type} value)");
        source.Lines(
            """
            if (FixedSize != 0)
            {
                at = ref writer.Room(ref at, FixedSize);
                WriteFixed(ref at, value);
                return ref Wire.At(ref at, FixedSize);
            }

            """);
        source.Lines($"return {ObjectEmitter.WriteOwn(type)}");
        source.End();
        ObjectEmitter.WriteBody(source, type);
        source.Open($"public {type.Type} Read(ref Reader reader)");
        source.Lines(
            $$"""
            if (FixedSize != 0)
            {
                return reader.ReadFixed<{{type.Type}}, {{type.Self}}>();
            }

            """);
        ObjectEmitter.ReadUsual(source, type);
        source.End();
        ObjectEmitter.ReadMembers(source, type);
        source.Open($"public void ReadInto(ref Reader reader, ref {type.Type} value)");
        source.Lines(
            $$"""
            if (FixedSize != 0)
            {
                value = reader.ReadFixed<{{type.Type}}, {{type.Self}}>();
                return;
            }

            ObjectReader.ReadInto<{{type.Type}}, {{type.Self}}>(ref reader, ref value);
            """);
        source.End();
        ReadMembersEmitter.Emit(source, type);
        FixedStructEmitter.Members(source, type);
    }
}
