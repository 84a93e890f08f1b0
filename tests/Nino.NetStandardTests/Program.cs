using System;
using System.Collections.Generic;
using System.Linq;
using Nino.Core;

namespace Nino.NetStandardTests;

/// <summary>
/// Runs the tests where no runner of xunit does: it reads properties of attributes by reflection, for which Mono emits
/// code, and compiled ahead of time there is none.
/// </summary>
internal static class Program
{
    private const string Interpret = "--interpret";

    /// <param name="args"><c>--interpret</c>, and texts of which a test's name has to contain one to be run; without any, all are.</param>
    private static int Main(string[] args)
    {
        if (args.Contains(Interpret))
        {
            NinoRuntime.Mode = NinoRuntimeMode.Interpreted;
        }

        string[] texts = args.Where(arg => arg != Interpret).ToArray();
        TestCase[] tests = TestCases.All()
            .Where(test => texts.Length == 0 || texts.Any(text => test.Name.Contains(text, StringComparison.Ordinal)))
            .Where(test => !KnownFailures.IsFatal(test.Name))
            .ToArray();
        Dictionary<string, int> expected = KnownFailures.Here().ToDictionary(test => test, _ => 0);
        int passed = 0;
        int failed = 0;
        foreach (TestCase test in tests)
        {
            string? failure = test.Failure();
            if (expected.Keys.FirstOrDefault(known => test.Name.StartsWith(known, StringComparison.Ordinal)) is { } listed)
            {
                expected[listed]++;
                failure = failure is null ? "passes, and stands among the known failures" : null;
                passed -= failure is null ? 1 : 0;
            }

            if (failure is null)
            {
                passed++;
                continue;
            }

            failed++;
            Console.WriteLine($"{test.Name}: {failure}");
        }

        foreach (KeyValuePair<string, int> known in expected.Where(known => known.Value == 0 && texts.Length == 0))
        {
            failed++;
            Console.WriteLine($"{known.Key} stands among the known failures, and is no test.");
        }

        Console.WriteLine($"{NinoRuntime.Mode}; {expected.Values.Sum()} known failures");
        Console.WriteLine($"{passed} passed, {failed} failed");
        return failed == 0 && passed > 0 ? 0 : 1;
    }
}
