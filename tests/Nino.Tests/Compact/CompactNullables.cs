using System;
using System.Collections.Generic;
using Nino.Core;
using Nino.Tests.Types;

namespace Nino.Tests.Compact;

/// <summary>Nullable numbers in collections.</summary>
[NinoType, NinoCompact]
public sealed class CompactNullables
{
    public short?[]? Shorts;
    public List<ushort?>? Words;
    public char?[]? Chars;
    public int?[]? Numbers;
    public List<uint?>? Unsigned;
    public long?[]? Longs;
    public ulong?[]? Sizes;
    public OfInt16?[]? Enums;
    public float?[]? Singles;
    public List<double?>? Doubles;
    public DateTime?[]? Dates;
    public List<TimeSpan?>? Times;
    public HashSet<int?>? Set;
    public Queue<DateTime?>? Queue;
    public IReadOnlyList<double?>? Readable;
    public int?[]?[]? Jagged;
    public decimal?[]? Decimals;
    public int?[,]? Grid;
    public Dictionary<int, int?>? Map;
}

/// <summary>Packed collections in collections.</summary>
[NinoType, NinoCompact]
public sealed class CompactJagged
{
    public int[][]? Arrays;
    public List<DateTime>[]? Lists;
    public double?[][]? Optionals;
    public List<char?>[]? OptionalLists;
    public Queue<long>[]? Queues;
}
