using System;
using System.Globalization;
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
    private const string Share = "--share=";

    /// <param name="args">
    /// <c>--interpret</c>; <c>--share=1/2</c> for every second test from the first on, <c>2/2</c> for the others; and texts of
    /// which a test's name has to contain one to be run; without any, all are.
    /// </param>
    private static int Main(string[] args)
    {
        if (args.Contains(Interpret))
        {
            NinoRuntime.Mode = NinoRuntimeMode.Interpreted;
        }

        string[] texts = args.Where(arg => arg != Interpret && !arg.StartsWith(Share, StringComparison.Ordinal)).ToArray();
        int[] share = (args.FirstOrDefault(arg => arg.StartsWith(Share, StringComparison.Ordinal)) ?? Share + "1/1")
            .Substring(Share.Length).Split('/').Select(number => int.Parse(number, CultureInfo.InvariantCulture)).ToArray();
        TestCase[] all = TestCases.All().ToArray();
        TestCase[] tests = all
            .Where((_, i) => i % share[1] == share[0] - 1)
            .Where(test => texts.Length == 0 || texts.Any(text => test.Name.Contains(text, StringComparison.Ordinal)))
            .Where(test => !KnownFailures.IsFatal(test.Name))
            .ToArray();
        string[] expected = KnownFailures.Here().ToArray();
        int known = 0;
        int passed = 0;
        int failed = 0;
        foreach (TestCase test in tests)
        {
            string? failure = test.Failure();
            if (expected.Any(name => test.Name.StartsWith(name, StringComparison.Ordinal)))
            {
                known++;
                failure = failure is null ? "passes, and stands among the known failures" : null;
                passed -= failure is null ? 1 : 0;
            }

            if (failure is null)
            {
                passed++;
                continue;
            }

            failed++;
            // As VSTest prints it, so that CI finds it at once.
            Console.WriteLine($"  Failed {test.Name}\n{failure}");
        }

        foreach (string name in expected.Where(name => !all.Any(test => test.Name.StartsWith(name, StringComparison.Ordinal))))
        {
            failed++;
            Console.WriteLine($"  Failed {name}\nIt stands among the known failures, and is no test.");
        }

        Console.WriteLine($"{NinoRuntime.Mode}; {known} known failures");
        Console.WriteLine($"{passed} passed, {failed} failed");
        return failed == 0 && passed > 0 ? 0 : 1;
    }
}
