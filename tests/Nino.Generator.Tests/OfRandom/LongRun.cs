using System;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;

namespace Nino.Generator.Tests.OfRandom;

/// <summary>Random declarations by the thousand: <c>dotnet run -c Release --project tests/Nino.Generator.Tests -- 20000 1</c>, how many there are, the first seed, and anything to print them.</summary>
/// <remarks>Fails where one is wrong, or the generator takes more than two seconds for a compilation. As a test this would depend on what else the machine does.</remarks>
internal static class LongRun
{
    private static readonly TimeSpan Limit = TimeSpan.FromSeconds(2);

    public static int Main(string[] arguments)
    {
        int wanted = int.Parse(arguments[0], CultureInfo.InvariantCulture);
        int seed = int.Parse(arguments[1], CultureInfo.InvariantCulture);
        List<(int Seed, TimeSpan Time)> times = [];
        int drawn = 0, taken = 0, types = 0, failures = 0, accepted = 0, refused = 0;
        for (; drawn < wanted; seed++)
        {
            Console.Error.Write($"\rNINO_SEED={seed} ");
            DeclarationCheck check = new(seed, arguments.Length > 2 ? Console.WriteLine : _ => { });
            try
            {
                check.Run();
            }
            catch (Exception error)
            {
                failures++;
                Console.WriteLine($"NINO_SEED={seed}: {(error is Xunit.Sdk.XunitException ? error.Message : error)}");
            }

            (drawn, taken, types) = (drawn + check.Lines.Drawn, taken + check.Lines.Taken, types + check.Types);
            (accepted, refused) = (accepted + check.Acceptances, refused + check.Refusals);
            times.Add((seed, check.Slowest));
        }

        // The first ones compile the generator.
        (int slowest, TimeSpan time) = times.Skip(5).DefaultIfEmpty(times[0]).MaxBy(one => one.Time);
        Console.WriteLine($"{drawn} declarations, {taken} that C# takes, {types} types in each mode, {accepted} changed payloads read and {refused} refused, {failures} failures; the slowest compilation took the generator {time.TotalMilliseconds:N0} ms, NINO_SEED={slowest}");
        return failures > 0 || time > Limit ? 1 : 0;
    }
}
