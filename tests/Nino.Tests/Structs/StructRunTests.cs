using System;
using System.Linq;
using System.Runtime.InteropServices;
using Nino.Core;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.Structs;

/// <summary>Arrays of structs with padding move in blocks, with a rest; each length has another mix.</summary>
public class StructRunTests
{
    private const int Longest = 40;

    /// <summary>Each element is made by the constructor, as one alone is.</summary>
    [Fact]
    public void Array_OfStructsWithMoreThanMembers_HoldsWhatTheConstructorMakes()
    {
        KeyedPrice[] prices = Enumerable.Range(1, Longest).Select(i => new KeyedPrice(i, (byte)i)).ToArray();
        Assert.All(NinoDeserializer.Deserialize<KeyedPrice[]>(NinoSerializer.Serialize(prices))!, read => Assert.Equal(read.Cents * 31, read.Key()));
        Assert.All(NinoDeserializer.Deserialize<KeyedPrice?[]>(NinoSerializer.Serialize(prices.Select(price => (KeyedPrice?)price).ToArray()))!, read => Assert.Equal(read!.Value.Cents * 31, read.Value.Key()));
        StartedCount[] counts = Enumerable.Range(1, Longest).Select(i => new StartedCount { Count = i }).ToArray();
        Assert.All(NinoDeserializer.Deserialize<StartedCount[]>(NinoSerializer.Serialize(counts))!, read => Assert.Equal(5, read.Step));
        Assert.All(NinoDeserializer.Deserialize<(StartedCount, byte)[]>(NinoSerializer.Serialize(counts.Select(count => (count, (byte)1)).ToArray()))!, read => Assert.Equal(5, read.Item1.Step));
    }

    [Fact]
    public void Array_OfIntAndDateTime_IsItsElements() =>
        AssertEachLength(i => new IntAndDateTime { Number = i * 7919, Time = new DateTime(2026, 1, 1, 0, 0, 0, (DateTimeKind)(i % 3)).AddSeconds(i) });

    [Fact]
    public void Array_OfByteAndInt_IsItsElements() => AssertEachLength(i => new ByteAndInt { Small = (byte)i, Large = -i });

    [Fact]
    public void Array_OfLongAndByte_IsItsElements() => AssertEachLength(i => new LongAndByte { Large = long.MinValue + i, Small = (byte)(255 - i) });

    [Fact]
    public void Array_OfBoolAndShort_IsItsElements() => AssertEachLength(i => new BoolAndShort { Flag = i % 2 == 0, Number = (short)-i });

    [Fact]
    public void Array_OfDateTimeAndShort_IsItsElements() =>
        AssertEachLength(i => new DateTimeAndShort { Time = DateTime.MaxValue.AddTicks(-i), Number = (short)-i });

    [Fact]
    public void Array_OfDatesFarApart_IsItsElements() =>
        AssertEachLength(i => new IntAndDateTime { Number = i, Time = i % 2 == 0 ? DateTime.MaxValue : new DateTime(2026, 1, 1).AddSeconds(i) });

    [Fact]
    public void Array_OfDatesAndFlags_IsItsElements() => AssertEachLength(i => new DatesAndFlags
    {
        IsDone = i % 3 == 0,
        Start = new DateTime(2026, 1, 1, 0, 0, 0, DateTimeKind.Utc).AddHours(i),
        Time = i % 5 == 0 ? DateTime.MaxValue : new DateTime(1999, 1, 1).AddDays(i),
        Number = -i,
    });

    [Fact]
    public void Array_OfWideStructs_IsItsElements() => AssertEachLength(i => new Wide
    {
        First = (byte)i,
        Second = long.MaxValue - i,
        Third = (byte)~i,
        Fourth = new Guid(i, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10),
        Fifth = (short)-i,
    });

    [Fact]
    public void Array_OfStructsOfFourBlocks_IsItsElements() => AssertEachLength(i => new Widest
    {
        A = i,
        Time = new DateTime(1, 1, 1).AddDays(i),
        B = ~i,
        Second = DateTime.MaxValue.AddDays(-i),
        C = i * i,
        Third = DateTime.UnixEpoch.AddTicks(i),
        D = -i,
        Fourth = DateTime.MinValue,
    });

    [Fact]
    public void Array_OfStructsOfMoreBlocks_IsItsElements() =>
        AssertEachLength(i => new Huge { Small = (byte)i, Inner = new Widest { A = i, D = -i, Fourth = DateTime.UnixEpoch.AddDays(i) }, IsLast = i % 2 == 0 });

    [Fact]
    public void Array_OfStructsInAnotherOrder_IsItsElements() => AssertEachLength(i => new Reversed { Last = -i, Middle = (byte)i, First = long.MinValue + i });

    [Fact]
    public void Array_IntoPartOfABuffer_LeavesTheRest()
    {
        AssertStaysInside<DatesAndFlags>();
        AssertStaysInside<Wide>();
        AssertStaysInside<Widest>();
        AssertStaysInside<Huge>();
        AssertStaysInside<Reversed>();
        AssertStaysInside<IntAndDateTime>();
        AssertStaysInside<DateTimeAndShort>();
        AssertStaysInside<ByteAndInt>();
        AssertStaysInside<LongAndByte>();
        AssertStaysInside<BoolAndShort>();
    }

    [Fact]
    public void Array_WithOneBadElement_SaysWhere()
    {
        AssertBadTimeIsFound<IntAndDateTime>(size: 12, place: 4);
        AssertBadTimeIsFound<DateTimeAndShort>(size: 10, place: 0);
        AssertBadTimeIsFound<DatesAndFlags>(size: 21, place: 9);
        AssertBadTimeIsFound<Widest>(size: 48, place: 4);
    }

    [Fact]
    public void Array_OfSmallStructsWithOneBadElement_SaysWhere()
    {
        for (int length = 1; length <= Longest; length++)
        {
            for (int bad = 0; bad < length; bad++)
            {
                byte[] bytes = NinoSerializer.Serialize(new BoolAndShort[length]);
                int offset = 1 + (bad * 3);
                bytes[offset] = 2;

                NinoException error = Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<BoolAndShort[]>(bytes));

                Assert.Equal((offset, $"[{bad}].Flag"), (error.Offset, error.Path));
            }
        }
    }

    private static void AssertBadTimeIsFound<T>(int size, int place)
    {
        for (int length = 1; length <= Longest; length++)
        {
            for (int bad = 0; bad < length; bad++)
            {
                byte[] bytes = NinoSerializer.Serialize(new T[length]);
                int offset = 1 + (bad * size) + place;
                bytes[offset + 7] = 0x3F;

                NinoException error = Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<T[]>(bytes));

                Assert.Equal((offset, $"[{bad}].Time", typeof(DateTime)), (error.Offset, error.Path, error.Type));
            }
        }
    }

    private static void AssertStaysInside<T>()
        where T : struct
    {
        for (int length = 0; length <= Longest; length++)
        {
            T[] elements = new T[Longest + 1];
            MemoryMarshal.AsBytes(elements.AsSpan()).Fill(0xEE);
            Memory<T> part = elements.AsMemory(0, length);
            part.Span.Clear();
            byte[] payload = NinoSerializer.Serialize(part);
            byte[] buffer = Enumerable.Repeat((byte)0xEE, payload.Length + 32).ToArray();

            NinoSerializer.Serialize(part, buffer.AsSpan(0, payload.Length));
            NinoDeserializer.DeserializeRef(ref part, payload);

            Assert.All(buffer.Skip(payload.Length), rest => Assert.Equal(0xEE, rest));
            Assert.All(MemoryMarshal.AsBytes(elements.AsSpan(length)).ToArray(), rest => Assert.Equal(0xEE, rest));
        }
    }

    private static void AssertEachLength<T>(Func<int, T> create)
        where T : struct, IEquatable<T>
    {
        for (int length = 0; length <= Longest; length++)
        {
            T[] values = Enumerable.Range(1, length).Select(create).ToArray();
            byte[] bytes = NinoSerializer.Serialize(values);

            Assert.Equal(values.SelectMany(value => NinoSerializer.Serialize(value)).Prepend((byte)(length + 1)), bytes);
            Assert.Equal(values, NinoDeserializer.Deserialize<T[]>(bytes));
        }
    }

    [NinoType]
    public record struct IntAndDateTime
    {
        public int Number;
        public DateTime Time;
    }

    [NinoType]
    public record struct DateTimeAndShort
    {
        public DateTime Time;
        public short Number;
    }

    [NinoType]
    public record struct ByteAndInt
    {
        public byte Small;
        public int Large;
    }

    [NinoType]
    public record struct LongAndByte
    {
        public long Large;
        public byte Small;
    }

    [NinoType]
    public record struct BoolAndShort
    {
        public bool Flag;
        public short Number;
    }

    [NinoType]
    public record struct DatesAndFlags
    {
        public bool IsDone;
        public DateTime Start;
        public DateTime Time;
        public int Number;
    }

    [NinoType]
    public record struct Wide
    {
        public byte First;
        public long Second;
        public byte Third;
        public Guid Fourth;
        public short Fifth;
    }

    [NinoType]
    public record struct Widest
    {
        public int A;
        public DateTime Time;
        public int B;
        public DateTime Second;
        public int C;
        public DateTime Third;
        public int D;
        public DateTime Fourth;
    }

    [NinoType]
    public record struct Huge
    {
        public byte Small;
        public Widest Inner;
        public bool IsLast;
    }

    [NinoType]
    [StructLayout(LayoutKind.Explicit)]
    public record struct Reversed
    {
        [FieldOffset(12)]
        public int Last;
        [FieldOffset(8)]
        public byte Middle;
        [FieldOffset(0)]
        public long First;
    }

    /// <summary>Names the roots for the generator: the helper above is generic.</summary>
    internal static void NameRoots()
    {
        NinoSerializer.GetSize<IntAndDateTime[]>(null);
        NinoSerializer.GetSize<DateTimeAndShort[]>(null);
        NinoSerializer.GetSize<ByteAndInt[]>(null);
        NinoSerializer.GetSize<LongAndByte[]>(null);
        NinoSerializer.GetSize<BoolAndShort[]>(null);
        NinoSerializer.GetSize<DatesAndFlags[]>(null);
        NinoSerializer.GetSize<Memory<DatesAndFlags>>(default);
        NinoSerializer.GetSize<Wide[]>(null);
        NinoSerializer.GetSize<Memory<Wide>>(default);
        NinoSerializer.GetSize<Widest[]>(null);
        NinoSerializer.GetSize<Memory<Widest>>(default);
        NinoSerializer.GetSize<Huge[]>(null);
        NinoSerializer.GetSize<Memory<Huge>>(default);
        NinoSerializer.GetSize<Reversed[]>(null);
        NinoSerializer.GetSize<Memory<Reversed>>(default);
        NinoSerializer.GetSize<Memory<IntAndDateTime>>(default);
        NinoSerializer.GetSize<Memory<DateTimeAndShort>>(default);
        NinoSerializer.GetSize<Memory<ByteAndInt>>(default);
        NinoSerializer.GetSize<Memory<LongAndByte>>(default);
        NinoSerializer.GetSize<Memory<BoolAndShort>>(default);
    }
}
