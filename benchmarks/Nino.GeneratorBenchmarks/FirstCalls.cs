using System;
using System.Diagnostics;
using System.Linq;
using System.Reflection;
using System.Runtime.CompilerServices;
using Nino.Core;

namespace Nino.GeneratorBenchmarks;

/// <summary>What the built project costs when it starts, and the first write of each of its types, whose members have their defaults; nothing is read. Run in a process of its own.</summary>
internal static class FirstCalls
{
    public static void Run(string path)
    {
        // What the serializer costs without any type of the project is not counted.
        NinoSerializer.Serialize("warm");
        Assembly assembly = Assembly.LoadFrom(path);
        long start = Stopwatch.GetTimestamp();
        RuntimeHelpers.RunModuleConstructor(assembly.ManifestModule.ModuleHandle);
        double registration = Stopwatch.GetElapsedTime(start).TotalMicroseconds;
        Action[] calls = assembly.GetTypes()
            .Where(type => type is { IsAbstract: false, IsGenericTypeDefinition: false } && type.IsDefined(typeof(NinoTypeAttribute)))
            .Select(type => (Action)typeof(FirstCalls).GetMethod(nameof(Call), BindingFlags.NonPublic | BindingFlags.Static)!.MakeGenericMethod(type).CreateDelegate(typeof(Action)))
            .ToArray();
        double[] times = calls.Select(Time).ToArray();
        double[] others = times.Skip(1).Order().ToArray();
        Console.WriteLine(FormattableString.Invariant(
            $"{registration:F0}|{registration / calls.Length:F2}|{times[0] / 1000:F1}|{others.Average() / 1000:F2}|{others[others.Length / 2] / 1000:F2}"));
    }

    private static void Call<T>()
        where T : new() => NinoSerializer.Serialize(new T());

    private static double Time(Action call)
    {
        long start = Stopwatch.GetTimestamp();
        call();
        return Stopwatch.GetElapsedTime(start).TotalMicroseconds;
    }
}
