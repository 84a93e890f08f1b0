using System;
using System.Buffers;
using System.Linq;
using Nino.Core;
using Nino.Tests.Kit;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.Collections;

/// <summary>Runs of structs move many at once; each has the bytes that it has alone, in runs of any length, and nothing is written outside of them.</summary>
public sealed class PlainLayoutTests
{
    private const int Seed = 20261123;

    private static readonly int[] Counts = [.. Enumerable.Range(0, 70), 333];

    [Fact]
    public void Runs_HaveTheBytesOfEach()
    {
        AssertRuns(random => new Bytes3((byte)random.Next(), (byte)random.Next(), (byte)random.Next()));
        AssertRuns(random => new Shorts6((short)random.Next(), (short)random.Next(), (short)random.Next()));
        AssertRuns(random => new Ints12(random.Next(), random.Next(), random.Next()));
        AssertRuns(random => new Longs40(random.Next(), ~random.Next(), random.Next(), ~random.Next(), random.Next()));
        AssertRuns(random => new Longs72(random.Next(), ~random.Next(), random.Next(), ~random.Next(), random.Next(), 6, 7, 8, random.Next()));
        AssertRuns(random => new PaddedByte((byte)random.Next(), random.Next()));
        AssertRuns(random => new PaddedFlag(~random.Next(), random.Next(2) == 0, random.Next()));
        AssertRuns(random => new PaddedTime(new DateTime(random.Next(), DateTimeKind.Utc), (short)random.Next()));
        AssertRuns(random => new PaddedOften((byte)random.Next(), random.Next(), (byte)random.Next(), random.Next(), (byte)random.Next(), ~random.Next(), (byte)random.Next(), (short)random.Next(), (byte)random.Next(), random.Next()));
        AssertRuns(MakeClock);
        AssertRuns(random => new PaddedClock((short)random.Next(), MakeClock(random), random.Next(2) == 0));
        AssertRuns(random => new TwoClocks(MakeClock(random), MakeClock(random)));
        AssertRuns(random => new PaddedPrice((byte)random.Next(), new decimal(random.Next(), random.Next(), random.Next(), random.Next(2) == 0, (byte)random.Next(29)), random.Next(2) == 0));
        AssertRuns(MakeLarge);
        AssertRuns(random => new LargeReversed(MakeLarge(random), new DateTime(random.Next(), DateTimeKind.Local), (byte)random.Next()));
        AssertRuns(random => new Reversed { A = random.Next(), B = (short)random.Next(), C = ~random.Next() });
    }

    [Fact]
    public void InvalidElement_IsRefusedAtEachPlace()
    {
        AssertRefused(new PaddedFlag(1, true, 2), 8, 2);
        AssertRefused(new PaddedTime(new DateTime(1), 3), 7, 0x3F);
        AssertRefused(new PaddedPrice(1, 79228162514264337593543950335m, true), 3, 29);
        AssertRefused(MakeLarge(new Random(Seed)), 0, 2);
        AssertRefused(MakeLarge(new Random(Seed)), 79, 29);
    }

    [Theory]
    [InlineData(-1, 0)]
    [InlineData(3155378976000000000, 0)] // After the last day.
    [InlineData(599_999_999, 1)] // Before the first day in UTC.
    [InlineData(3155378975400000000, -1)] // After the last day in UTC.
    [InlineData(3000000000000000000, 841)]
    [InlineData(3000000000000000000, -841)]
    [InlineData(3000000000000000000, short.MinValue)]
    public void InvalidClock_IsRefusedAtEachPlace(long ticks, short minutes)
    {
        byte[] invalid = [.. BitConverter.GetBytes(ticks), .. BitConverter.GetBytes(minutes)];
        DateTimeOffset valid = new(2026, 11, 24, 3, 0, 0, TimeSpan.FromHours(-7));
        AssertRefused(valid, 0, invalid);
        AssertRefused(new PaddedClock(1, valid, true), 2, invalid);
        AssertRefused(new TwoClocks(valid, valid), 10, invalid);
    }

    private static LargePadded MakeLarge(Random random)
    {
        Guid id = new(random.Next(), 2, 3, 4, 5, 6, 7, 8, 9, 10, (byte)random.Next());
        return new(random.Next(2) == 0, id, ~random.Next(), random.Next(), new(random.Next(), 2, 3, 4, ~random.Next()), (byte)random.Next(), (short)random.Next(), -1.5f, (byte)random.Next(), new decimal(random.Next(), random.Next(), random.Next(), random.Next(2) == 0, (byte)random.Next(29)));
    }

    /// <summary>On the edge of what is valid, with each offset.</summary>
    private static DateTimeOffset MakeClock(Random random)
    {
        TimeSpan offset = TimeSpan.FromMinutes(random.Next(-840, 841));
        long first = Math.Max(0, offset.Ticks);
        long last = DateTime.MaxValue.Ticks + Math.Min(0, offset.Ticks);
        return new(random.Next(4) switch { 0 => first, 1 => last, _ => first + (long)(random.NextDouble() * (last - first)) }, offset);
    }

    private static void AssertRuns<T>(Func<Random, T> make)
        where T : struct
    {
        Random random = new(Seed);
        foreach (int count in Counts)
        {
            T[] values = [.. Enumerable.Range(0, count).Select(_ => make(random))];
            byte[] bytes = NinoSerializer.Serialize(values);
            byte[] each = [.. values.SelectMany(value => NinoSerializer.Serialize(value))];
            Assert.Equal(each, bytes[^each.Length..]);
            AssertWritten(bytes, values);
            AssertRead(values, bytes, make(random));
            for (int present = 0; present <= 4; present++)
            {
                T?[] optional = [.. values.Select(value => random.Next(4) < present ? value : (T?)null)];
                byte[] packed = NinoSerializer.Serialize(optional);
                byte[] held = [.. optional.Where(value => value is not null).SelectMany(value => NinoSerializer.Serialize(value!.Value))];
                Assert.Equal(held, packed[^held.Length..]);
                AssertWritten(packed, optional);
                AssertRead(optional, packed, make(random));
            }
        }
    }

    /// <summary>The writer uses no byte behind those that it asked for.</summary>
    private static void AssertWritten<T>(byte[] bytes, T[] values)
    {
        ExactBufferWriter buffer = new(bytes.Length + 4096);
        NinoSerializer.Serialize(values, buffer);
        Assert.Equal(bytes, buffer.Written.ToArray());
        Assert.Equal(-1, buffer.Behind.IndexOfAnyExcept(ExactBufferWriter.Untouched));
    }

    /// <summary>The values are read into the middle of a larger array too, whose ends stay as they are.</summary>
    private static void AssertRead<T>(T[] values, byte[] bytes, T other)
    {
        const int Ends = 70;
        T[]? read = NinoDeserializer.Deserialize<T[]>(bytes);
        Assert.Equal(values, read);
        Assert.Equal(bytes, NinoSerializer.Serialize(read));
        T[] larger = [.. Enumerable.Repeat(other, values.Length + (2 * Ends))];
        Memory<T> middle = larger.AsMemory(Ends, values.Length);
        NinoDeserializer.Deserialize(bytes, ref middle);
        Assert.Equal([.. Enumerable.Repeat(other, Ends), .. values, .. Enumerable.Repeat(other, Ends)], larger);
    }

    private static void AssertRefused<T>(T value, int place, params byte[] invalid)
        where T : struct
    {
        const int Count = 40;
        int size = NinoSerializer.Serialize(value).Length;
        byte[] run = NinoSerializer.Serialize(Enumerable.Repeat(value, Count).ToArray());
        byte[] optional = NinoSerializer.Serialize(Enumerable.Repeat((T?)value, Count).ToArray());
        NinoException alone = Read.Rejected<T>(With(NinoSerializer.Serialize(value), 0, place, invalid));
        for (int i = 0; i < Count; i++)
        {
            int behind = (Count - i) * size;
            AssertSame(alone, Read.Rejected<T[]>(With(run, ^behind, place, invalid)), run.Length - behind);
            AssertSame(alone, Read.Rejected<T?[]>(With(optional, ^behind, place, invalid)), optional.Length - behind);
        }
    }

    /// <summary>The error tells what it tells of a value alone.</summary>
    private static void AssertSame(NinoException alone, NinoException error, int start)
    {
        Assert.Equal((alone.Offset + start, alone.Type), (error.Offset, error.Type));
        Assert.Equal(Reason(alone), Reason(error));
    }

    private static string Reason(NinoException error) => error.Message[..error.Message.IndexOf(" At byte", StringComparison.Ordinal)];

    private static byte[] With(byte[] bytes, Index element, int place, byte[] value)
    {
        byte[] changed = [.. bytes];
        value.CopyTo(changed, element.GetOffset(bytes.Length) + place);
        return changed;
    }

    /// <summary>Gives as many bytes as are asked for, and no more.</summary>
    private sealed class ExactBufferWriter(int capacity) : IBufferWriter<byte>
    {
        public const byte Untouched = 0xA5;

        private readonly byte[] _bytes = [.. Enumerable.Repeat(Untouched, capacity)];
        private int _written;
        private int _given;

        public ReadOnlySpan<byte> Written => _bytes.AsSpan(0, _written);

        public Span<byte> Behind => _bytes.AsSpan(_given);

        public void Advance(int count) => _written += count;

        public Memory<byte> GetMemory(int sizeHint)
        {
            int size = Math.Max(1, sizeHint);
            _given = Math.Max(_given, _written + size);
            return _bytes.AsMemory(_written, size);
        }

        public Span<byte> GetSpan(int sizeHint) => GetMemory(sizeHint).Span;
    }
}
