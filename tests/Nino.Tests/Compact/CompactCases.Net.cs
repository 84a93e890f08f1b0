using System;
using System.Collections.Generic;
using System.Text;
using Nino.Core;

namespace Nino.Tests.Compact;

[NinoType, NinoCompact]
public record struct CompactInt128(Int128 Value, Int128[]? Array, List<Int128>? List, Int128? Nullable) : ICompactCase<Int128>;

[NinoType, NinoCompact]
public record struct CompactUInt128(UInt128 Value, UInt128[]? Array, List<UInt128>? List, UInt128? Nullable) : ICompactCase<UInt128>;

[NinoType, NinoCompact]
public record struct CompactDateOnly(DateOnly Value, DateOnly[]? Array, List<DateOnly>? List, DateOnly? Nullable) : ICompactCase<DateOnly>;

[NinoType, NinoCompact]
public record struct CompactTimeOnly(TimeOnly Value, TimeOnly[]? Array, List<TimeOnly>? List, TimeOnly? Nullable) : ICompactCase<TimeOnly>;

[NinoType, NinoCompact]
public record struct CompactRune(Rune Value, Rune[]? Array, List<Rune>? List, Rune? Nullable) : ICompactCase<Rune>;
