using System;
using System.Linq;
using Nino.Core;
using Nino.Tests.Kit;
using Xunit;

namespace Nino.Tests.Threads;

/// <summary>Each thread has a table of the types that it has written under a base.</summary>
public sealed class ManyTypesTests
{
    private static readonly Type[] Arguments = [typeof(byte), typeof(short), typeof(int), typeof(long), typeof(char), typeof(double), typeof(string)];

    private static readonly object[] Values =
    [
        .. from a in Arguments from b in Arguments from c in Arguments select Activator.CreateInstance(typeof(OneOfMany<,,>).MakeGenericType(a, b, c)),
    ];

    /// <summary>The table was built anew for each type, eight times as large as it has to be: 343 types took 54 MB.</summary>
    [Fact]
    public void Thread_ThatMeetsManyTypes_TakesAsMuchForEach()
    {
        byte[] expected = NinoSerializer.Serialize<object>(Values);
        byte[] destination = new byte[expected.Length];
        SmallStack.Run(() =>
        {
            NinoSerializer.Serialize<object>(1, destination);
            long allocated = Allocations.Once(() => NinoSerializer.Serialize<object>(Values, destination));
            Assert.InRange(allocated, 0, Values.Length * 8 * 1024);
        });
        Assert.Equal(expected, destination);
    }

    /// <summary>They come one by one, and in any order.</summary>
    [Fact]
    public void Types_ThatAThreadMeetsOneByOne_KeepTheirIndexes() => SmallStack.Run(() =>
    {
        int seed = Environment.TickCount;
        Random random = new(seed);
        byte[][] expected = [.. Values.Select(value => NinoSerializer.Serialize(value))];
        for (int count = 1; count <= Values.Length; count += random.Next(1, 20))
        {
            object[] some = [.. Enumerable.Range(0, count * 2).Select(_ => Values[random.Next(count)])];
            byte[] bytes = NinoSerializer.Serialize<object>(some);
            object[] read = (object[])NinoDeserializer.Deserialize<object>(bytes)!;
            Assert.True(some.Select(value => value.GetType()).SequenceEqual(read.Select(value => value.GetType())), $"Seed {seed}");
        }

        Assert.Equal(expected, Values.Select(value => NinoSerializer.Serialize(value)));
    });

    [NinoType]
    public sealed class OneOfMany<T1, T2, T3>
    {
        public T1? First;
        public T2? Second;
        public T3? Third;
    }
}
