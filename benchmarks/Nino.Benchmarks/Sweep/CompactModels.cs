using System;
using System.Collections.Generic;
using Nino.Core;

namespace Nino.Benchmarks.Sweep;

/// <summary>The values that <c>[NinoCompact]</c> reaches, each as the only member of a struct: a root has no attribute of its own.</summary>
public static class CompactModels
{
    [NinoType, NinoCompact]
    public struct OneShort
    {
        public short Value;
    }

    [NinoType, NinoCompact]
    public struct ShortArray
    {
        public short[] Value;
    }

    [NinoType, NinoCompact]
    public struct ShortList
    {
        public List<short> Value;
    }

    [NinoType, NinoCompact]
    public struct ShortOptionals
    {
        public short?[] Value;
    }

    [NinoType, NinoCompact]
    public struct OneInt
    {
        public int Value;
    }

    [NinoType, NinoCompact]
    public struct IntArray
    {
        public int[] Value;
    }

    [NinoType, NinoCompact]
    public struct IntList
    {
        public List<int> Value;
    }

    [NinoType, NinoCompact]
    public struct IntOptionals
    {
        public int?[] Value;
    }

    [NinoType, NinoCompact]
    public struct OneUInt
    {
        public uint Value;
    }

    [NinoType, NinoCompact]
    public struct UIntArray
    {
        public uint[] Value;
    }

    [NinoType, NinoCompact]
    public struct UIntList
    {
        public List<uint> Value;
    }

    [NinoType, NinoCompact]
    public struct UIntOptionals
    {
        public uint?[] Value;
    }

    [NinoType, NinoCompact]
    public struct OneLong
    {
        public long Value;
    }

    [NinoType, NinoCompact]
    public struct LongArray
    {
        public long[] Value;
    }

    [NinoType, NinoCompact]
    public struct LongList
    {
        public List<long> Value;
    }

    [NinoType, NinoCompact]
    public struct LongOptionals
    {
        public long?[] Value;
    }

    [NinoType, NinoCompact]
    public struct OneULong
    {
        public ulong Value;
    }

    [NinoType, NinoCompact]
    public struct ULongArray
    {
        public ulong[] Value;
    }

    [NinoType, NinoCompact]
    public struct ULongList
    {
        public List<ulong> Value;
    }

    [NinoType, NinoCompact]
    public struct ULongOptionals
    {
        public ulong?[] Value;
    }

    [NinoType, NinoCompact]
    public struct OneChar
    {
        public char Value;
    }

    [NinoType, NinoCompact]
    public struct CharArray
    {
        public char[] Value;
    }

    [NinoType, NinoCompact]
    public struct CharList
    {
        public List<char> Value;
    }

    [NinoType, NinoCompact]
    public struct CharOptionals
    {
        public char?[] Value;
    }

    [NinoType, NinoCompact]
    public struct OneFloat
    {
        public float Value;
    }

    [NinoType, NinoCompact]
    public struct FloatArray
    {
        public float[] Value;
    }

    [NinoType, NinoCompact]
    public struct FloatList
    {
        public List<float> Value;
    }

    [NinoType, NinoCompact]
    public struct FloatOptionals
    {
        public float?[] Value;
    }

    [NinoType, NinoCompact]
    public struct OneDouble
    {
        public double Value;
    }

    [NinoType, NinoCompact]
    public struct DoubleArray
    {
        public double[] Value;
    }

    [NinoType, NinoCompact]
    public struct DoubleList
    {
        public List<double> Value;
    }

    [NinoType, NinoCompact]
    public struct DoubleOptionals
    {
        public double?[] Value;
    }

    [NinoType, NinoCompact]
    public struct OneDecimal
    {
        public decimal Value;
    }

    [NinoType, NinoCompact]
    public struct DecimalArray
    {
        public decimal[] Value;
    }

    [NinoType, NinoCompact]
    public struct DecimalList
    {
        public List<decimal> Value;
    }

    [NinoType, NinoCompact]
    public struct DecimalOptionals
    {
        public decimal?[] Value;
    }

    [NinoType, NinoCompact]
    public struct OneDateTime
    {
        public DateTime Value;
    }

    [NinoType, NinoCompact]
    public struct DateTimeArray
    {
        public DateTime[] Value;
    }

    [NinoType, NinoCompact]
    public struct DateTimeList
    {
        public List<DateTime> Value;
    }

    [NinoType, NinoCompact]
    public struct DateTimeOptionals
    {
        public DateTime?[] Value;
    }

    [NinoType, NinoCompact]
    public struct OneDateTimeOffset
    {
        public DateTimeOffset Value;
    }

    [NinoType, NinoCompact]
    public struct DateTimeOffsetArray
    {
        public DateTimeOffset[] Value;
    }

    [NinoType, NinoCompact]
    public struct DateTimeOffsetList
    {
        public List<DateTimeOffset> Value;
    }

    [NinoType, NinoCompact]
    public struct DateTimeOffsetOptionals
    {
        public DateTimeOffset?[] Value;
    }

    [NinoType, NinoCompact]
    public struct OneTimeSpan
    {
        public TimeSpan Value;
    }

    [NinoType, NinoCompact]
    public struct TimeSpanArray
    {
        public TimeSpan[] Value;
    }

    [NinoType, NinoCompact]
    public struct TimeSpanList
    {
        public List<TimeSpan> Value;
    }

    [NinoType, NinoCompact]
    public struct TimeSpanOptionals
    {
        public TimeSpan?[] Value;
    }

    [NinoType, NinoCompact]
    public struct OneDateOnly
    {
        public DateOnly Value;
    }

    [NinoType, NinoCompact]
    public struct DateOnlyArray
    {
        public DateOnly[] Value;
    }

    [NinoType, NinoCompact]
    public struct DateOnlyList
    {
        public List<DateOnly> Value;
    }

    [NinoType, NinoCompact]
    public struct DateOnlyOptionals
    {
        public DateOnly?[] Value;
    }

    [NinoType, NinoCompact]
    public struct OneTimeOnly
    {
        public TimeOnly Value;
    }

    [NinoType, NinoCompact]
    public struct TimeOnlyArray
    {
        public TimeOnly[] Value;
    }

    [NinoType, NinoCompact]
    public struct TimeOnlyList
    {
        public List<TimeOnly> Value;
    }

    [NinoType, NinoCompact]
    public struct TimeOnlyOptionals
    {
        public TimeOnly?[] Value;
    }

    [NinoType, NinoCompact]
    public struct OneInt128
    {
        public Int128 Value;
    }

    [NinoType, NinoCompact]
    public struct Int128Array
    {
        public Int128[] Value;
    }

    [NinoType, NinoCompact]
    public struct Int128List
    {
        public List<Int128> Value;
    }

    [NinoType, NinoCompact]
    public struct Int128Optionals
    {
        public Int128?[] Value;
    }

    [NinoType, NinoCompact]
    public struct OneKind
    {
        public Kind Value;
    }

    [NinoType, NinoCompact]
    public struct KindArray
    {
        public Kind[] Value;
    }

    [NinoType, NinoCompact]
    public struct KindList
    {
        public List<Kind> Value;
    }

    [NinoType, NinoCompact]
    public struct KindOptionals
    {
        public Kind?[] Value;
    }

    [NinoType, NinoCompact]
    public struct IntSet
    {
        public HashSet<int> Value;
    }

    [NinoType, NinoCompact]
    public struct IntMap
    {
        public Dictionary<int, int> Value;
    }

    [NinoType, NinoCompact]
    public struct TextMap
    {
        public Dictionary<string, int> Value;
    }

    [NinoType, NinoCompact]
    public struct SortedMap
    {
        public SortedDictionary<int, int> Value;
    }

    [NinoType, NinoCompact]
    public struct IntQueue
    {
        public Queue<int> Value;
    }

    [NinoType, NinoCompact]
    public struct LongStack
    {
        public Stack<long> Value;
    }

    [NinoType, NinoCompact]
    public struct IntChain
    {
        public LinkedList<int> Value;
    }

    [NinoType, NinoCompact]
    public struct Pairs
    {
        public (int, long)[] Value;
    }

    [NinoType, NinoCompact]
    public struct Jagged
    {
        public int[][] Value;
    }

    [NinoType, NinoCompact]
    public struct Places
    {
        public List<Dictionary<string, double>> Value;
    }
}
