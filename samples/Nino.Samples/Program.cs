using System;
using System.Linq;
using System.Reflection;
using Nino.Samples.Running;

namespace Nino.Samples;

/// <summary>Runs every sample. Exits with 1 when one gives something else than its page says.</summary>
internal static class Program
{
    private static int Main()
    {
        MethodInfo[] samples = [.. typeof(Program).Assembly.GetTypes()
            .SelectMany(type => type.GetMethods(BindingFlags.Static | BindingFlags.Public | BindingFlags.NonPublic))
            .Where(method => method.IsDefined(typeof(SampleAttribute)))
            .OrderBy(method => method.DeclaringType!.Name).ThenBy(method => method.Name)];
        int passed = samples.Count(Passes);
        int failed = samples.Length - passed;
        Console.WriteLine($"{passed} passed, {failed} failed");
        return failed == 0 ? 0 : 1;
    }

    private static bool Passes(MethodInfo sample)
    {
        try
        {
            sample.CreateDelegate<Action>()();
            return true;
        }
        catch (Exception exception)
        {
            Console.WriteLine($"{sample.DeclaringType!.Name}.{sample.Name}: {exception}");
            return false;
        }
    }
}
