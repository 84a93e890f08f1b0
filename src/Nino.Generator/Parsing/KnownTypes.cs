using Microsoft.CodeAnalysis;
using Nino.Contract;

namespace Nino.Generator.Parsing;

/// <summary>The types that the runtime has formatters for. A new one with type arguments is a line in <see cref="KnownGenerics"/>; one without is a line here and one in <c>ScalarFormatters</c> or <c>BuiltInFormatters</c> of the runtime.</summary>
internal static class KnownTypes
{
    /// <summary>Types without type arguments, by metadata name.</summary>
    public static readonly IReadOnlyDictionary<string, FormatterModel> Scalars = new Dictionary<string, FormatterModel>
    {
        ["System.Byte"] = Raw("byte", 1),
        ["System.SByte"] = Raw("sbyte", 1),
        ["System.Int16"] = Raw("short", 2),
        ["System.UInt16"] = Raw("ushort", 2),
        ["System.Char"] = Raw("char", 2),
        ["System.Int32"] = Raw("int", 4),
        ["System.UInt32"] = Raw("uint", 4),
        ["System.Int64"] = Raw("long", 8),
        ["System.UInt64"] = Raw("ulong", 8),
        ["System.Single"] = Raw("float", 4),
        ["System.Double"] = Raw("double", 8),
        ["System.Half"] = Raw("global::System.Half", 2),
        ["System.Int128"] = Raw("global::System.Int128", 16),
        ["System.UInt128"] = Raw("global::System.UInt128", 16),
        ["System.TimeSpan"] = Raw("global::System.TimeSpan", 8),
        ["System.Numerics.Complex"] = Raw("global::System.Numerics.Complex", 16),
        ["System.Numerics.Vector2"] = Raw("global::System.Numerics.Vector2", 8),
        ["System.Numerics.Vector3"] = Raw("global::System.Numerics.Vector3", 12),
        ["System.Numerics.Vector4"] = Raw("global::System.Numerics.Vector4", 16),
        ["System.Numerics.Quaternion"] = Raw("global::System.Numerics.Quaternion", 16),
        ["System.Numerics.Plane"] = Raw("global::System.Numerics.Plane", 16),
        ["System.Numerics.Matrix3x2"] = Raw("global::System.Numerics.Matrix3x2", 24),
        ["System.Numerics.Matrix4x4"] = Raw("global::System.Numerics.Matrix4x4", 64),
        ["System.Boolean"] = new("BooleanFormatter", Fixedness.Fixed, 1, NeedsCheck: true, MemoryKind.Probed),
        ["System.Decimal"] = new("DecimalFormatter", Fixedness.Fixed, 16, NeedsCheck: true, MemoryKind.Probed),
        ["System.Guid"] = new("GuidFormatter", Fixedness.Fixed, 16, NeedsCheck: false, MemoryKind.Probed),
        ["System.DateTime"] = Checked("DateTimeFormatter", 8),
        ["System.DateTimeOffset"] = Checked("DateTimeOffsetFormatter", 10),
        ["System.DateOnly"] = Checked("DateOnlyFormatter", 4),
        ["System.TimeOnly"] = Checked("TimeOnlyFormatter", 8),
        ["System.Text.Rune"] = Checked("RuneFormatter", 4),
        ["System.IntPtr"] = Checked("IntPtrFormatter", 8),
        ["System.UIntPtr"] = Checked("UIntPtrFormatter", 8),
        ["System.Index"] = new("IndexFormatter", Fixedness.Fixed, 4),
        ["System.Range"] = new("RangeFormatter", Fixedness.Fixed, 8),
        ["System.Drawing.Point"] = Raw("global::System.Drawing.Point", 8),
        ["System.Drawing.PointF"] = Raw("global::System.Drawing.PointF", 8),
        ["System.Drawing.Rectangle"] = Raw("global::System.Drawing.Rectangle", 16),
        ["System.Drawing.RectangleF"] = Raw("global::System.Drawing.RectangleF", 16),
        ["System.Drawing.Size"] = Raw("global::System.Drawing.Size", 8),
        ["System.Drawing.SizeF"] = Raw("global::System.Drawing.SizeF", 8),
        ["System.Numerics.BigInteger"] = new("BigIntegerFormatter", ReusesValue: true),
        ["System.ValueTuple"] = Checked("ValueTupleFormatter", 1),
        ["System.Collections.ArrayList"] = new("CollectionFormatter<global::System.Collections.ArrayList, ArrayListKind>", ReusesValue: true),
        ["System.Collections.Hashtable"] = new("CollectionFormatter<global::System.Collections.Hashtable, HashtableKind>", ReusesValue: true),
        ["System.Collections.IEnumerable"] = new("UntypedListFormatter<global::System.Collections.IEnumerable>", ReusesValue: true),
        ["System.Collections.ICollection"] = new("UntypedListFormatter<global::System.Collections.ICollection>", ReusesValue: true),
        ["System.Collections.IList"] = new("UntypedListFormatter<global::System.Collections.IList>", ReusesValue: true),
        ["System.Collections.IDictionary"] = new("UntypedDictionaryFormatter", ReusesValue: true),
        ["System.Collections.BitArray"] = new("BitArrayFormatter", ReusesValue: true),
        ["System.Drawing.Color"] = new("ColorFormatter", ReusesValue: true),
        ["System.Globalization.CultureInfo"] = new("CultureInfoFormatter", ReusesValue: true),
        ["System.Net.IPAddress"] = new("IPAddressFormatter", ReusesValue: true),
        ["System.Net.IPEndPoint"] = new("IPEndPointFormatter", ReusesValue: true),
        ["System.Text.StringBuilder"] = new("StringBuilderFormatter", ReusesValue: true),
        ["System.TimeZoneInfo"] = new("TimeZoneInfoFormatter", ReusesValue: true),
        ["System.Uri"] = new("UriFormatter", ReusesValue: true),
        ["System.Version"] = new("VersionFormatter", ReusesValue: true),
        ["System.Object"] = new("AbstractFormatter<object>", IsObject: true, ReusesValue: true),
    };

    /// <summary>Whether it is a struct that few programs use: native ones have its formatter only where they name it.</summary>
    public static bool IsSeldomUsed(string metadataName) => metadataName is "System.Numerics.BigInteger" || metadataName.StartsWith("System.Drawing.", System.StringComparison.Ordinal);

    /// <summary>The form of a type without type arguments, in words.</summary>
    public static string FormOf(string metadataName) => metadataName switch
    {
        "System.Collections.ArrayList" or "System.Collections.IEnumerable" or "System.Collections.ICollection" or "System.Collections.IList" => SchemaForms.List("System.Object"),
        "System.Collections.Hashtable" or "System.Collections.IDictionary" => SchemaForms.Map("System.Object", "System.Object"),
        _ => metadataName,
    };

    /// <summary>The form of a type that is made of parts, in words.</summary>
    /// <param name="type">The closed type.</param>
    /// <param name="decided">Its form.</param>
    /// <param name="parts">The forms of its parts.</param>
    public static string FormOf(ITypeSymbol type, Form<ITypeSymbol> decided, string[] parts) => decided.Kind switch
    {
        FormKind.Array when type is IArrayTypeSymbol { Rank: > 1 and var rank } => SchemaForms.Array(parts[0], rank),
        FormKind.Interface => parts[0],
        FormKind.Sequence or FormKind.Tuple => SchemaForms.Members(decided.Name, parts)!,
        _ => decided.Name switch
        {
            "System.Nullable`1" => SchemaForms.Optional(parts[0]),
            "System.Lazy`1" => SchemaForms.Lazy(parts[0]),
            "System.Linq.IGrouping`2" => SchemaForms.Group(parts[0], parts[1]),
            "System.Linq.ILookup`2" => SchemaForms.List(SchemaForms.Group(parts[0], parts[1])),
            _ => SchemaForms.Collection(parts),
        },
    };

    /// <summary>The method that reads without a formatter, where there is one: a first call is spared loading it.</summary>
    /// <param name="formatter">The name of the formatter.</param>
    /// <param name="closed">The formatter with type arguments.</param>
    public static string? ReaderOf(string formatter, string closed) => formatter switch
    {
        "ArrayFormatter" => "ArrayReader.Read" + closed.Substring(formatter.Length),
        "ListFormatter" => "ListReader.Read" + closed.Substring(formatter.Length),
        _ => null,
    };

    public static FormatterModel Raw(string type, int size) => new($"RawFormatter<{type}>", Fixedness.Fixed, size, NeedsCheck: false, MemoryKind.Raw);

    private static FormatterModel Checked(string name, int size) => new(name, Fixedness.Fixed, size, NeedsCheck: true);
}
