using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading.Tasks;
using Nino.Core;
using Xunit;

namespace Nino.Tests.Threads;

/// <summary>A closed generic type is known by its id as soon as one of several threads can write it.</summary>
public sealed class FirstIdTests
{
    private static readonly Type[] Arguments = [typeof(byte), typeof(short), typeof(int), typeof(long), typeof(char), typeof(double), typeof(string)];

    [Fact]
    public void TypesThatManyThreadsUseFirst_AreFoundByTheirIds()
    {
        foreach (Type type in from a in Arguments from b in Arguments from c in Arguments select typeof(Box<,,>).MakeGenericType(a, b, c))
        {
            object value = Activator.CreateInstance(typeof(Dictionary<,>).MakeGenericType(typeof(int), typeof(List<>).MakeGenericType(type)))!;
            Parallel.For(0, 8, new ParallelOptions { MaxDegreeOfParallelism = 8 }, _ =>
                Assert.IsType(value.GetType(), NinoDeserializer.Deserialize<object>(NinoSerializer.Serialize(value))));
        }
    }

    [NinoType]
    public sealed class Box<T1, T2, T3>
    {
        public T1? First;
        public T2? Second;
        public T3? Third;
    }
}
