using System;
using System.Collections.Generic;
using Nino.Core;
using Nino.Tests.Types;

namespace Nino.Tests.Compact;

[NinoType, NinoCompact]
public record struct CompactInt16(short Value, short[]? Array, List<short>? List, short? Nullable) : ICompactCase<short>;

[NinoType, NinoCompact]
public record struct CompactUInt16(ushort Value, ushort[]? Array, List<ushort>? List, ushort? Nullable) : ICompactCase<ushort>;

[NinoType, NinoCompact]
public record struct CompactChar(char Value, char[]? Array, List<char>? List, char? Nullable) : ICompactCase<char>;

[NinoType, NinoCompact]
public record struct CompactInt32(int Value, int[]? Array, List<int>? List, int? Nullable) : ICompactCase<int>;

[NinoType, NinoCompact]
public record struct CompactUInt32(uint Value, uint[]? Array, List<uint>? List, uint? Nullable) : ICompactCase<uint>;

[NinoType, NinoCompact]
public record struct CompactInt64(long Value, long[]? Array, List<long>? List, long? Nullable) : ICompactCase<long>;

[NinoType, NinoCompact]
public record struct CompactUInt64(ulong Value, ulong[]? Array, List<ulong>? List, ulong? Nullable) : ICompactCase<ulong>;

[NinoType, NinoCompact]
public record struct CompactIntPtr(nint Value, nint[]? Array, List<nint>? List, nint? Nullable) : ICompactCase<nint>;

[NinoType, NinoCompact]
public record struct CompactUIntPtr(nuint Value, nuint[]? Array, List<nuint>? List, nuint? Nullable) : ICompactCase<nuint>;

[NinoType, NinoCompact]
public record struct CompactSingle(float Value, float[]? Array, List<float>? List, float? Nullable) : ICompactCase<float>;

[NinoType, NinoCompact]
public record struct CompactDouble(double Value, double[]? Array, List<double>? List, double? Nullable) : ICompactCase<double>;

[NinoType, NinoCompact]
public record struct CompactDecimal(decimal Value, decimal[]? Array, List<decimal>? List, decimal? Nullable) : ICompactCase<decimal>;

[NinoType, NinoCompact]
public record struct CompactDateTime(DateTime Value, DateTime[]? Array, List<DateTime>? List, DateTime? Nullable) : ICompactCase<DateTime>;

[NinoType, NinoCompact]
public record struct CompactDateTimeOffset(DateTimeOffset Value, DateTimeOffset[]? Array, List<DateTimeOffset>? List, DateTimeOffset? Nullable) : ICompactCase<DateTimeOffset>;

[NinoType, NinoCompact]
public record struct CompactTimeSpan(TimeSpan Value, TimeSpan[]? Array, List<TimeSpan>? List, TimeSpan? Nullable) : ICompactCase<TimeSpan>;

[NinoType, NinoCompact]
public record struct CompactIndex(Index Value, Index[]? Array, List<Index>? List, Index? Nullable) : ICompactCase<Index>;

[NinoType, NinoCompact]
public record struct CompactRange(Range Value, Range[]? Array, List<Range>? List, Range? Nullable) : ICompactCase<Range>;

[NinoType, NinoCompact]
public record struct CompactEnumOfInt16(OfInt16 Value, OfInt16[]? Array, List<OfInt16>? List, OfInt16? Nullable) : ICompactCase<OfInt16>;

[NinoType, NinoCompact]
public record struct CompactEnumOfUInt16(OfUInt16 Value, OfUInt16[]? Array, List<OfUInt16>? List, OfUInt16? Nullable) : ICompactCase<OfUInt16>;

[NinoType, NinoCompact]
public record struct CompactEnumOfInt32(OfInt32 Value, OfInt32[]? Array, List<OfInt32>? List, OfInt32? Nullable) : ICompactCase<OfInt32>;

[NinoType, NinoCompact]
public record struct CompactEnumOfUInt32(OfUInt32 Value, OfUInt32[]? Array, List<OfUInt32>? List, OfUInt32? Nullable) : ICompactCase<OfUInt32>;

[NinoType, NinoCompact]
public record struct CompactEnumOfInt64(OfInt64 Value, OfInt64[]? Array, List<OfInt64>? List, OfInt64? Nullable) : ICompactCase<OfInt64>;

[NinoType, NinoCompact]
public record struct CompactEnumOfUInt64(OfUInt64 Value, OfUInt64[]? Array, List<OfUInt64>? List, OfUInt64? Nullable) : ICompactCase<OfUInt64>;
