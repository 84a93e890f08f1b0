namespace Nino.Contract;

/// <summary>The scalars that have another form under <c>[NinoCompact]</c> (format.md §11).</summary>
internal static class KnownCompact
{
    /// <summary>The names of the forms, by metadata name. Those of integers take the type, which may be an enum. Collections are packed of what has 2, 4 or 8 bytes on every machine.</summary>
    public static readonly IReadOnlyDictionary<string, (string Form, bool IsInteger, bool IsPacked)> Scalars = new Dictionary<string, (string, bool, bool)>
    {
        ["System.Int16"] = ("CompactSigned", true, true),
        ["System.UInt16"] = ("CompactUnsigned", true, true),
        ["System.Char"] = ("CompactUnsigned", true, true),
        ["System.Int32"] = ("CompactSigned", true, true),
        ["System.UInt32"] = ("CompactUnsigned", true, true),
        ["System.Int64"] = ("CompactSigned", true, true),
        ["System.UInt64"] = ("CompactUnsigned", true, true),
        ["System.IntPtr"] = ("CompactSigned", true, false),
        ["System.UIntPtr"] = ("CompactUnsigned", true, false),
        ["System.Int128"] = ("CompactInt128", false, false),
        ["System.UInt128"] = ("CompactUInt128", false, false),
        ["System.Single"] = ("CompactSingle", false, true),
        ["System.Double"] = ("CompactDouble", false, true),
        ["System.Decimal"] = ("CompactDecimal", false, false),
        ["System.DateTime"] = ("CompactDateTime", false, true),
        ["System.DateTimeOffset"] = ("CompactDateTimeOffset", false, false),
        ["System.DateOnly"] = ("CompactDateOnly", false, false),
        ["System.TimeOnly"] = ("CompactTimeOnly", false, true),
        ["System.TimeSpan"] = ("CompactTimeSpan", false, true),
        ["System.Text.Rune"] = ("CompactRune", false, false),
        ["System.Index"] = ("CompactIndex", false, false),
        ["System.Range"] = ("CompactRange", false, false),
    };
}
