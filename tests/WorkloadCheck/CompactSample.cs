using System;
using System.Collections.Generic;
using Nino.Core;

namespace Nino.WorkloadChecks;

/// <summary>Every compact form (format.md §11) that there is on all targets.</summary>
[NinoType, NinoCompact]
public sealed class CompactSample
{
    public short Int16 = -300;
    public ushort UInt16 = 300;
    public char Char = '中';
    public int Int32 = int.MinValue;
    public uint UInt32 = uint.MaxValue;
    public long Int64 = long.MinValue;
    public ulong UInt64 = 1UL << 56;
    public nint IntPtr = -2;
    public nuint UIntPtr = 300;
    public float Single = 1234.56789f;
    public float Pi = 3.14159274f;
    public double Double = 999.999999999999;
    public double Huge = -1e300;
    public double Half = -0.5;
    public decimal Decimal = 66.66666666m;
    public decimal Largest = decimal.MinValue;
    public DateTime DateTime = new DateTime(2024, 2, 29, 1, 2, 3, 4, DateTimeKind.Utc);
    public DateTime Latest = DateTime.MaxValue;
    public DateTimeOffset DateTimeOffset = new DateTimeOffset(2024, 2, 29, 1, 2, 3, TimeSpan.FromMinutes(-330));
    public TimeSpan TimeSpan = TimeSpan.FromSeconds(90);
    public Index Index = ^5;
    public Range Range = 1..^2;
    public DayOfWeek Enum = DayOfWeek.Friday;
    public int? Nullable = -1;
    public int? Absent;
    public int[] Ones = Numbers(37, 3, n => n - 50);
    public int[] Twos = Numbers(37, 300, n => n);
    public int[] Fours = Numbers(37, 30000000, n => -n);
    public int[] None = new int[0];
    public short[] Shorts = Numbers(40, 3, n => (short)n);
    public ulong[] Longs = Numbers(19, 7, n => (ulong)n << 30);
    public List<long> List = new List<long>(Numbers(35, 9000, n => (long)n));
    public List<char> Text = new List<char>("compact numbers on every runtime");
    public Queue<int> Queue = new Queue<int>(Numbers(20, 1, n => n));
    public Stack<int> Stack = new Stack<int>(Numbers(20, 100, n => n));
    public HashSet<uint> Set = new HashSet<uint>(Numbers(20, 1, n => (uint)n));
    public IList<int> Any = new List<int>(Numbers(5, 1, n => n));
    public Dictionary<int, double> Map = new Dictionary<int, double> { [1] = 0.25, [-2] = 19.99 };
    public DayOfWeek[] Days = { DayOfWeek.Monday, DayOfWeek.Sunday };

    private static T[] Numbers<T>(int count, int step, Func<int, T> form)
    {
        T[] numbers = new T[count];
        for (int i = 0; i < count; i++)
        {
            numbers[i] = form(i * step);
        }

        return numbers;
    }
}
