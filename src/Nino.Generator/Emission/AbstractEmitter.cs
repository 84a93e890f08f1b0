namespace Nino.Generator.Emission;

/// <summary>Prints the formatter of a type without instances of its own, each value of which is of a derived type (format.md §7).</summary>
/// <remarks>The runtime's <c>AbstractFormatter</c> does the same, but code over it is shared between types, and then calls through tables.</remarks>
internal static class AbstractEmitter
{
    public static void Emit(SourceWriter source, TypeModel type)
    {
        Writing(source, type);
        source.Open($"public {type.Type} Read(ref Reader reader)");
        DerivedEmitter.ReadOther(source, type);
        source.End();
        Rest(source, type);
    }

    private static void Writing(SourceWriter source, TypeModel type) => source.Lines(
        $$"""
        public int FixedSize => 0;
        public int MinSize => 1;
        public ObjectInfo Info => default;

        public ref byte Write(ref Writer writer, ref byte at, {{type.Type}} value)
        {
            if (value is null) { return ref writer.WriteNull(ref at); }
            return ref {{DerivedEmitter.Callee(type)}}(ref writer, ref at, value);
        }

        """);

    private static void Rest(SourceWriter source, TypeModel type) => source.Lines(
        $$"""
        public void ReadInto(ref Reader reader, ref {{type.Type}} value) => value = ObjectReader.ReadAbstract<{{type.Type}}>(ref reader, typeof({{type.Type}}), value);

        public void Describe(ShapeBuilder shape) => shape.Abstract<{{type.Type}}>({{(type.IsTolerant ? "isTolerant: true" : "")}}){{(type.Fallback is { } fallback ? $".FallsBackTo({fallback})" : "")}};
        """);
}
