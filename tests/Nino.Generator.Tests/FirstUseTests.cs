using System;
using System.Collections.Generic;
using System.Threading;
using System.Threading.Tasks;
using Nino.Core;
using Nino.Core.Formatters;
using Nino.Core.RuntimeMode;
using Xunit;

namespace Nino.Generator.Tests;

/// <summary>Types that several threads use first at once.</summary>
public class FirstUseTests
{
    /// <summary>A form with other text than everywhere is held by the process, and composed by each thread.</summary>
    [Fact]
    public async Task Variant_ThatAnotherThreadComposes_IsWrittenAllTheSame()
    {
        Type type = Load(
            """
            [NinoType] public class Variant<T> { public T Text; public Root Next; }
            [NinoType] public class Root { [NinoUtf8] public System.Collections.Immutable.ImmutableArray<Variant<string>> Variants = System.Collections.Immutable.ImmutableArray<Variant<string>>.Empty; public List<Dictionary<string, Other<int>>> A; public HashSet<Other<long>> B; public int N = 5; public static Root Make() => new() { Variants = System.Collections.Immutable.ImmutableArray.Create(new Variant<string> { Text = "a", Next = new Root() }) }; }
            [NinoType] public class Other<T> { public T V; public T[] W; public (T, string) X; }
            """).GetType("Root", throwOnError: true)!;
        object value = type.GetMethod("Make")!.Invoke(null, null)!;
        TypeBinding binding = Modes.Composed(type, NinoRuntimeMode.Interpreted);
        byte[] bytes = Modes.Write(binding, value);
        Task others = Task.Factory.StartNew(
            () =>
            {
                for (int i = 0; i < 300; i++)
                {
                    Modes.Composed(type, NinoRuntimeMode.Interpreted);
                }
            },
            CancellationToken.None,
            TaskCreationOptions.LongRunning,
            TaskScheduler.Default);

        while (!others.IsCompleted)
        {
            Assert.Equal(bytes, Modes.Write(binding, value));
        }

        await others;
    }

    [Fact]
    public void Type_ThatTwoThreadsCompile_HasOneFormatter()
    {
        Type definition = Load("[NinoType] public class Part<T> { public T V; public List<T> W; public string S; }").GetType("Part`1", throwOnError: true)!;
        foreach (Type argument in new[] { typeof(int), typeof(long), typeof(short), typeof(byte), typeof(char), typeof(bool), typeof(string), typeof(double), typeof(Guid), typeof(DateTime) })
        {
            Type type = definition.MakeGenericType(argument);
            RuntimeFormatters formatters = new(usesGenerated: false, NinoRuntimeMode.Compiled);
            TypeBinding? list = null;
            Parallel.Invoke(
                () => formatters.Find(type),
                () => list = formatters.Find(typeof(List<>).MakeGenericType(type)));

            Assert.Equal(FormatterTypes.Of(formatters.Find(type)), FormatterTypes.Of(list)!.GetGenericArguments()[1]);
        }
    }

    private static System.Reflection.Assembly Load(string source) => Harness.Load(Harness.Emit(Harness.Compile([source], assembly: "First" + Guid.NewGuid().ToString("N"))));
}
