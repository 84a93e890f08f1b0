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
        }

        source.Lines($"return {ReadAny(type)};");
    }

    public static void Emit(SourceWriter source, TypeModel type)
    {
        if (type.Derived.Count == 0)
        {
            return;
        }

        Chain(
            source,
            type,
            $"private static ref byte WriteDerived(ref Writer writer, ref byte at, {type.Type} value)",
            derived => $"((object)value).GetType() == typeof({derived.Type})",
            derived => $"ref ObjectWriter.WriteExact<{derived.Type}, {derived.Formatter}>(ref writer, ref at, value)",
            "ref ObjectWriter.WriteDerived(ref writer, ref at, value)");
        Chain(
            source,
            type,
            $"private static {type.Type} ReadDerived(ref Reader reader, global::System.Type type)",
            derived => $"ReferenceEquals(type, typeof({derived.Type}))",
            derived => $"ObjectReader.ReadExact<{derived.Type}, {derived.Formatter}>(ref reader)",
            ReadAny(type));
    }

    /// <summary>Prints a method that asks for one derived class after the other.</summary>
    private static void Chain(SourceWriter source, TypeModel type, string signature, Func<DerivedModel, string> isIt, Func<DerivedModel, string> call, string otherwise)
    {
        source.Lines("");
        source.Open(signature);
        foreach (DerivedModel derived in type.Derived)
        {
            source.If(isIt(derived), $"return {call(derived)};");
        }

        source.Lines($"return {otherwise};");
        source.Close();
    }
}
