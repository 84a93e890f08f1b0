using System;
using System.Linq;
using Nino.Core;
using Nino.Tests.Kit;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.Hostile;

/// <summary>Runs of structs whose members are checked: as in <see cref="LongRunTests"/>, what is refused alone is refused there, and what is accepted alone is accepted.</summary>
public sealed partial class DoubtfulRunTests
{
    private const int Seed = 20261124;
    private const int Count = 40;

    private static readonly int Patterns = 375 * TestSettings.Rounds;

    // What numbers begin or end with that are on the edge of some value.
    private static readonly byte[] Edges = [1, 2, 3, 0x0F, 0x10, 0x1C, 0x1D, 0x1F, 0x2B, 0x3F, 0x80, 0xC0, 0xD7, 0xD8, 0xDF, 0xE0, 0xFF];

    [Fact]
    public void RandomBytes_AreTakenAsAlone()
    {
        AssertAgree<Between<bool>>();
        AssertAgree<Between<DateTime>>();
        AssertAgree<Between<decimal>>();
        AssertAgree<Between<char>>();
        AssertAgree<Between<DateTimeOffset>>();
        AssertAgree<DateTimeOffset>();
        AssertAgree<(DateTimeOffset, DateTimeOffset, DateTimeOffset, DateTimeOffset, DateTimeOffset)>();
        AssertAgree<(DateTimeOffset, DateTimeOffset, DateTimeOffset, DateTimeOffset, long, short)>();
        AssertAgree<TwoClocks>();
        AssertAgree<PaddedClock>();
        AssertAgree<PaddedPrice>();
        AssertAgree<PaddedFlag>();
        AssertAgree<PaddedTime>();
        AssertAgree<(DateTime, bool)>();
    }

    /// <summary>A date so early that its offset leads before the first one, among as many dates as do not fit in what vectors move.</summary>
    [Fact]
    public void OptionalClocksBeforeTheFirst_AreRefused()
    {
        byte[] bytes = [33, 255, 255, 255, 255, .. new byte[32 * 50]];
        bytes[5 + 8] = 0xF4;
        bytes[5 + 9] = 0x01;
        Read.Rejected<(DateTimeOffset, DateTimeOffset, DateTimeOffset, DateTimeOffset, DateTimeOffset)?[]>(bytes);
    }

    private static void AssertAgree<T>()
        where T : struct
    {
        Random random = new(Seed);
        int size = NinoSerializer.Serialize(default(T)).Length;
        byte[] head = NinoSerializer.Serialize(new T[Count])[..^(Count * size)];
        byte[] optionalHead = NinoSerializer.Serialize(Enumerable.Repeat((T?)default(T), Count).ToArray())[..^(Count * size)];
        int taken = 0;
        for (int i = 0; i < Patterns; i++)
        {
            double density = random.NextDouble();
            byte[] value = [.. Enumerable.Range(0, size).Select(_ => random.NextDouble() > density ? (byte)0 : random.Next(4) == 0 ? (byte)random.Next() : Edges[random.Next(Edges.Length)])];
            byte[] values = new byte[Count * size];
            value.CopyTo(values, random.Next(Count) * size);
            bool isTaken = Read.IsValue<T>(value, out _);
            Assert.True(isTaken == Read.IsValue<T[]>([.. head, .. values], out _), $"{typeof(T)}: {BitConverter.ToString(value)}");
            Assert.True(isTaken == Read.IsValue<T?[]>([.. optionalHead, .. values], out _), $"{typeof(T)}?: {BitConverter.ToString(value)}");
            taken += isTaken ? 1 : 0;
        }

        Assert.True(taken > 10, $"Of {typeof(T)} only {taken} patterns are values.");
    }
}
