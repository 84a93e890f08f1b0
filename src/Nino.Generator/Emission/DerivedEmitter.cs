using Nino.Generator.Model;

namespace Nino.Generator.Emission;

/// <summary>Prints how a value of a derived class is written: its type is compared with those that the compilation has, which is faster than to look it up.</summary>
internal static class DerivedEmitter
{
    /// <summary>The method that writes a value that is of a derived type.</summary>
    public static string Callee(TypeModel type) => type.Derived.Count == 0 ? "ObjectWriter.WriteDerived" : "WriteDerived";

    public static void Emit(SourceWriter source, TypeModel type)
    {
        if (type.Derived.Count == 0)
        {
            return;
        }

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
}
