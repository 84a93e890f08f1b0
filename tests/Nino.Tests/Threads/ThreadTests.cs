using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading;
using Nino.Core;
using Nino.Tests.Format;
using Nino.Tests.Kit;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.Threads;

public sealed class ThreadTests
{
    private const int Threads = 8;

    /// <summary>These types occur in no other test, so that this test is their first use.</summary>
    [Fact]
    public void FirstUse_FromManyThreads_GivesTheSameBytes()
    {
        byte[][][] payloads = Run(_ => new[]
        {
            NinoSerializer.Serialize(new FirstUse<FirstUse.A> { Value = new() }),
            NinoSerializer.Serialize((object)new FirstUse.S { Value = 2 }),
            NinoSerializer.Serialize(new FirstUse<FirstUse.B> { Value = new() }),
            NinoSerializer.Serialize<FirstUse.IShared>(new FirstUse.C()),
            NinoSerializer.Serialize<FirstUse.IShared>(new FirstUse.D()),
            NinoSerializer.Serialize(new List<FirstUse.IShared> { new FirstUse.C(), new FirstUse.D(), new FirstUse.E() }),
            NinoSerializer.Serialize(new Dictionary<long, FirstUse.A?> { [1] = new() }),
            NinoSerializer.Serialize(new[] { new FirstUse.S { Value = 1 } }),
        });
        Assert.All(payloads, mine => Assert.Equal(payloads[0], mine));
        Assert.All(payloads[0], Assert.NotEmpty);
    }

    [Fact]
    public void FirstRead_FromManyThreads_GivesTheSameValues()
    {
        // Written by hand: nothing of these types was used before they are read.
        object?[][] values = Run(_ => new object?[]
        {
            NinoDeserializer.Deserialize<FirstRead.A>([2, 1, 0, 0, 0]),
            NinoDeserializer.Deserialize<FirstRead.B>([2, 2, 0, 0, 0]),
            NinoDeserializer.Deserialize<FirstRead<FirstRead.A>>([2, 2, 3, 0, 0, 0]),
            NinoDeserializer.Deserialize<List<FirstRead.B?>>([2, 2, 4, 0, 0, 0]),
        });
        Assert.All(values, mine => Assert.Null(Structure.Difference(values[0], mine)));
        Assert.Equal(1, ((FirstRead.A)values[0][0]!).Value);
    }

    [Fact]
    public void RoundTrips_FromManyThreads_GiveTheSameBytes()
    {
        byte[][] expected = FormatCases.All.Select(next => next.Write()).ToArray();
        int[] agreed = Run(thread =>
        {
            int equal = 0;
            for (int round = 0; round < 30; round++)
            {
                for (int i = 0; i < expected.Length; i++)
                {
                    int place = (i + (thread * 7) + round) % expected.Length;
                    FormatCase next = FormatCases.All[place];
                    byte[] written = next.Write();
                    next.AssertReads(written);
                    equal += written.AsSpan().SequenceEqual(expected[place]) ? 1 : 0;
                }
            }

            return equal;
        });
        Assert.All(agreed, equal => Assert.Equal(30 * expected.Length, equal));
    }

    [Fact]
    public void Failures_FromManyThreads_DisturbNobody()
    {
        Holder value = new() { Things = [1, "a", new Circle(), new Ping()], Animal = new Puppy() };
        byte[] payload = NinoSerializer.Serialize(value);
        int[] read = Run(thread =>
        {
            int whole = 0;
            for (int round = 0; round < 500; round++)
            {
                whole += Read.IsValue<Holder>(thread % 2 == 0 ? payload : payload[..(round % payload.Length)], out _) ? 1 : 0;
            }

            return whole;
        });
        Assert.Equal(Enumerable.Range(0, Threads).Select(thread => thread % 2 == 0 ? 500 : 0), read);
    }

    /// <summary>Runs the same on several threads that start together.</summary>
    private static T[] Run<T>(Func<int, T> action)
    {
        T[] results = new T[Threads];
        Exception?[] errors = new Exception?[Threads];
        using Barrier start = new(Threads);
        Thread[] threads = Enumerable.Range(0, Threads).Select(index => new Thread(() =>
        {
            start.SignalAndWait();
            errors[index] = Record.Exception(() => results[index] = action(index));
        })).ToArray();
        Array.ForEach(threads, thread => thread.Start());
        Array.ForEach(threads, thread => thread.Join());
        Assert.All(errors, Assert.Null);
        return results;
    }
}
