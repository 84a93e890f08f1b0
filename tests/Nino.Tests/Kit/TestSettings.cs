using System;
using System.Globalization;
using Xunit.Abstractions;

namespace Nino.Tests.Kit;

/// <summary>What variables of the environment set; CONTRIBUTING.md lists them.</summary>
internal static class TestSettings
{
    /// <summary>NINO_ROUNDS: how many times as much is drawn at random, and tried where nothing decides how much is enough.</summary>
    public static readonly int Rounds = Of("NINO_ROUNDS", 1);

    public static int Of(string name, int usual) =>
        Environment.GetEnvironmentVariable(name) is { Length: > 0 } text ? int.Parse(text, CultureInfo.InvariantCulture) : usual;

    /// <summary>The seed of a random test, which is printed: another one in each run, unless NINO_SEED repeats one.</summary>
    public static int Seed(ITestOutputHelper output)
    {
        int seed = Of("NINO_SEED", Environment.TickCount);
        output.WriteLine($"NINO_SEED={seed}");
        return seed;
    }
}
