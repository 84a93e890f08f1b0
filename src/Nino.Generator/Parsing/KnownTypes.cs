using System.Collections.Generic;
using Nino.Generator.Model;

namespace Nino.Generator.Parsing;

/// <summary>The types that the runtime has formatters for. A new one is a line here.</summary>
internal static class KnownTypes
{
    /// <summary>Scalars, by metadata name.</summary>
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
        ["System.Object"] = new("AbstractFormatter<object>", IsObject: true, ReusesValue: true),
    };

    /// <summary>Generic types of variable size, by metadata name: the formatter's type arguments are the type's, then a formatter for each.</summary>
    public static readonly IReadOnlyDictionary<string, string> Generics = new Dictionary<string, string>
    {
        ["System.Collections.Generic.List`1"] = "ListFormatter",
        ["System.Collections.Generic.Dictionary`2"] = "DictionaryFormatter",
        ["System.Collections.Generic.HashSet`1"] = "HashSetFormatter",
        ["System.Collections.Generic.Queue`1"] = "QueueFormatter",
        ["System.Collections.Generic.Stack`1"] = "StackFormatter",
        ["System.Collections.Generic.LinkedList`1"] = "LinkedListFormatter",
        ["System.Nullable`1"] = "NullableFormatter",
    };

    /// <summary>Generic types that are their elements one after another, fixed-size when all elements are.</summary>
    public static readonly IReadOnlyDictionary<string, string> Sequences = new Dictionary<string, string>
    {
        ["System.Collections.Generic.KeyValuePair`2"] = "KeyValuePairFormatter",
    };

    public static FormatterModel Raw(string type, int size) => new($"RawFormatter<{type}>", Fixedness.Fixed, size, NeedsCheck: false, MemoryKind.Raw);

    private static FormatterModel Checked(string name, int size) => new(name, Fixedness.Fixed, size, NeedsCheck: true);
}
