using System.Collections.Generic;

namespace Nino.Contract;

/// <summary>The scalars that have another form under <c>[NinoCompact]</c> (format.md §11).</summary>
internal static class KnownCompact
{
    /// <summary>The names of the forms, by metadata name. Forms with a type argument are those of integers, which enums over them take too.</summary>
    public static readonly IReadOnlyDictionary<string, string> Scalars = new Dictionary<string, string>
    {
        ["System.Int16"] = "CompactSigned<short>",
        ["System.UInt16"] = "CompactUnsigned<ushort>",
        ["System.Char"] = "CompactUnsigned<char>",
        ["System.Int32"] = "CompactSigned<int>",
        ["System.UInt32"] = "CompactUnsigned<uint>",
        ["System.Int64"] = "CompactSigned<long>",
        ["System.UInt64"] = "CompactUnsigned<ulong>",
        ["System.IntPtr"] = "CompactSigned<nint>",
        ["System.UIntPtr"] = "CompactUnsigned<nuint>",
        ["System.Int128"] = "CompactInt128",
        ["System.UInt128"] = "CompactUInt128",
        ["System.Single"] = "CompactSingle",
        ["System.Double"] = "CompactDouble",
        ["System.Decimal"] = "CompactDecimal",
        ["System.DateTime"] = "CompactDateTime",
        ["System.DateTimeOffset"] = "CompactDateTimeOffset",
        ["System.DateOnly"] = "CompactDateOnly",
        ["System.TimeOnly"] = "CompactTimeOnly",
        ["System.TimeSpan"] = "CompactTimeSpan",
        ["System.Text.Rune"] = "CompactRune",
        ["System.Index"] = "CompactIndex",
        ["System.Range"] = "CompactRange",
    };
}
