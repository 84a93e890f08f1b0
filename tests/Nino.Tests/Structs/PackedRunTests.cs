using System;
using System.Linq;
using System.Runtime.InteropServices;
using Nino.Core;
using Xunit;

namespace Nino.Tests.Structs;

/// <summary>Arrays of structs with padding move by vector shuffles, in blocks of one or four with a rest; each length has another mix.</summary>
public class PackedRunTests
{
    private const int Longest = 40;

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
    public void Array_IntoPartOfABuffer_LeavesTheRest()
    {
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

    /// <summary>Names the roots for the generator: the helper above is generic.</summary>
    internal static void NameRoots()
    {
        NinoSerializer.GetSize<IntAndDateTime[]>(null);
        NinoSerializer.GetSize<DateTimeAndShort[]>(null);
        NinoSerializer.GetSize<ByteAndInt[]>(null);
        NinoSerializer.GetSize<LongAndByte[]>(null);
        NinoSerializer.GetSize<BoolAndShort[]>(null);
        NinoSerializer.GetSize<Memory<IntAndDateTime>>(default);
        NinoSerializer.GetSize<Memory<DateTimeAndShort>>(default);
        NinoSerializer.GetSize<Memory<ByteAndInt>>(default);
        NinoSerializer.GetSize<Memory<LongAndByte>>(default);
        NinoSerializer.GetSize<Memory<BoolAndShort>>(default);
    }
}
