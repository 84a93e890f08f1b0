using Nino.Generator.Model;

namespace Nino.Generator.Emission;

/// <summary>Prints how a value of a derived class is written and read: its type is compared with those that the compilation has, which is faster than to look it up.</summary>
internal static class DerivedEmitter
{
    /// <summary>The method that writes a value that is of a derived type.</summary>
    public static string Callee(TypeModel type) => type.Derived.Count == 0 ? "ObjectWriter.WriteDerived" : "WriteDerived";

    /// <summary>The expression that reads a value of any head.</summary>
    public static string ReadAny(TypeModel type) => type.Form == TypeForm.Abstract
        ? $"ObjectReader.ReadAbstract<{type.Type}>(ref reader, typeof({type.Type}), null)"
        : $"ObjectReader.Read<{type.Type}, {type.Self}>(ref reader)";

    /// <summary>Prints the end of <c>Read</c>, of a value without the usual head.</summary>
    public static void ReadOther(SourceWriter source, TypeModel type)
    {
        if (type.Derived.Count != 0)
        {
            source.Lines("var type = reader.NextType;");
            source.If("type is not null", "return ReadDerived(ref reader, type);");
            source.Lines("");
        }

        source.Lines($"return {ReadAny(type)};");
    }

    public static void Emit(SourceWriter source, TypeModel type)
    {
        if (type.Derived.Count == 0)
        {
            return;
        }

        Write(source, type);
        Read(source, type);
    }

    private static void Write(SourceWriter source, TypeModel type)
    {
        source.Lines("");
        source.Open($"private static ref byte WriteDerived(ref Writer writer, ref byte at, {type.Type} value)");
        foreach (DerivedModel derived in type.Derived)
        {
            source.If($"value.GetType() == typeof({derived.Type})", $"return ref ObjectWriter.WriteExact<{derived.Type}, {derived.Formatter}>(ref writer, ref at, value);");
            source.Lines("");
        }

        source.Lines("return ref ObjectWriter.WriteDerived(ref writer, ref at, value);");
        source.Close();
    }

    private static void Read(SourceWriter source, TypeModel type)
    {
        source.Lines("");
        source.Open($"private static {type.Type} ReadDerived(ref Reader reader, global::System.Type type)");
        foreach (DerivedModel derived in type.Derived)
        {
            source.If($"ReferenceEquals(type, typeof({derived.Type}))", $"return ObjectReader.ReadExact<{derived.Type}, {derived.Formatter}>(ref reader);");
            source.Lines("");
        }

        source.Lines($"return {ReadAny(type)};");
        source.Close();
    }
}
