using System;
using System.Collections.Generic;
using System.Linq;
using System.Reflection;
using Nino.Core;
using Nino.Core.Formatters;
using Nino.Tests.Kit;
using Xunit;
using Xunit.Abstractions;

namespace Nino.Generator.Tests.OfRandom;

/// <summary>
/// Types that nobody wrote: generated code, code emitted at run time and interpreting give the same bytes, read them as
/// what was written, and take and refuse the same bytes of others. <c>NINO_SEED</c> sets the first seed, <c>NINO_MODELS</c> how many there are.
/// </summary>
public sealed class RandomModelTests(ITestOutputHelper output)
{
    private const int ValuesOfEach = 3;
    private const int ChangesOfEach = 40;
    private const int Deepest = 4;
    private const int OfTolerant = 200_000;

    public static TheoryData<int> Seeds => new(Enumerable.Range(TestSettings.Of("NINO_SEED", 1), TestSettings.Of("NINO_MODELS", 2)));

    [Theory]
    [MemberData(nameof(Seeds))]
    public void RandomTypes_EveryMode_AgreesWithTheOthers(int seed) => Agree(seed, isTolerant: false);

    /// <summary>The same of version-tolerant types, with and without defaults that are left out. Names of types are those of the process: these have seeds of their own.</summary>
    [Theory]
    [MemberData(nameof(Seeds))]
    public void RandomTolerantTypes_EveryMode_AgreesWithTheOthers(int seed) => Agree(OfTolerant + seed, isTolerant: true);

    private void Agree(int seed, bool isTolerant)
    {
        output.WriteLine($"NINO_SEED={seed - (isTolerant ? OfTolerant : 0)}");
        string source = RandomModel.Source(seed, isTolerant);
        output.WriteLine(source);
        Assembly assembly = Harness.Load(source);
        Type roots = assembly.GetTypes().Single(type => type.Name == "Roots");
        roots.GetMethod("Fill")!.Invoke(null, null);
        Type[] concrete = [.. assembly.GetTypes().Where(type => type is { IsAbstract: false, IsGenericTypeDefinition: false, IsEnum: false } && type.IsDefined(typeof(NinoTypeAttribute), inherit: true))];
        Random random = new(seed);
        int taken = 0, refused = 0;
        foreach (Type type in (List<Type>)roots.GetField("All")!.GetValue(null)!)
        {
            TypeBinding[] modes = Modes.Of(type);
            for (int i = 0; i < ValuesOfEach; i++)
            {
                object? value = new RandomValues(random, concrete, leavesDefaults: isTolerant).Draw(type, Deepest, isRoot: true);
                byte[] bytes = Agree(type, value, modes);
                for (int j = 0; j < ChangesOfEach; j++)
                {
                    _ = Agree(type, RandomBytes.Changed(bytes, random), modes) ? taken++ : refused++;
                }
            }
        }

        Assert.True(taken > 100 && refused > 100, $"{taken} changed payloads were taken, {refused} refused: they are hardly tried.");
    }

    /// <summary>Every mode writes the same bytes; each reads them as the value, and writes that anew as the same.</summary>
    private static byte[] Agree(Type type, object? value, TypeBinding[] modes)
    {
        byte[] bytes = modes[0].SerializeBoxed(value, null);
        Assert.All(modes, mode =>
        {
            string where = $"{type}: {Convert.ToHexString(bytes)}";
            Assert.Equal((where, Convert.ToHexString(bytes)), (where, Convert.ToHexString(mode.SerializeBoxed(value, null))));
            object? read = mode.DeserializeBoxed(bytes, null, null);
            Assert.Equal((where, null), (where, Structure.Difference(value, read)));
            Assert.Equal((where, Convert.ToHexString(bytes)), (where, Convert.ToHexString(mode.SerializeBoxed(read, null))));
        });
        return bytes;
    }

    /// <summary>Every mode takes the bytes, and writes what it read in the same way, or every mode refuses them.</summary>
    private static bool Agree(Type type, byte[] bytes, TypeBinding[] modes)
    {
        string?[] results = [.. modes.Select(mode => Result(mode, bytes))];
        Assert.True(results.Distinct().Count() == 1, $"{type}: {Convert.ToHexString(bytes)}\n{string.Join("\n", results)}");
        return results[0] is not null;
    }

    /// <summary>What was read, written anew; or null. Where bytes are refused depends on whether the mode knows the size of an element beforehand.</summary>
    private static string? Result(TypeBinding mode, byte[] bytes)
    {
        object? read;
        try
        {
            read = mode.DeserializeBoxed(bytes, null, null);
        }
        catch (NinoException error)
        {
            Assert.NotNull(error.Path);
            return null;
        }

        return Convert.ToHexString(mode.SerializeBoxed(read, null));
    }
}
