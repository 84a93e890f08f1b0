using System;
using System.CommandLine;
using System.Linq;
using Nino.BenchmarkData;
using Nino.Benchmarks.Measuring;
using Nino.Benchmarks.Serializers;
using Nino.Benchmarks.Sweep;
using Nino.Core;

namespace Nino.Benchmarks.Commands;

/// <summary>How times change with the number of threads and of elements.</summary>
internal static class ScalingCommand
{
    private const int LongestArray = 1_000_000;

    public static Command Create()
    {
        Option<string?> only = OnlyOption.Create();
        Option<int?> seed = new("--seed") { Description = "The cases of the sweep with this seed instead, beside the others.", HelpName = "N" };
        Option<string?> part = new("--case") { Description = "Of those, cases whose names contain this.", HelpName = "TEXT" };
        Command command = new("scaling", "Operations of several threads at once, Nino's and the floor's, and time per element of growing arrays.") { only, seed, part };
        command.SetAction(arguments =>
        {
            if (arguments.GetValue(seed) is { } drawn)
                SweepScaling.Print(drawn, arguments.GetValue(part));
            else
                Run(arguments.GetValue(only));
        });
        return command;
    }

    private static void Run(string? only)
    {
        string times = $"× {Environment.ProcessorCount}";
        Console.WriteLine($"{"Threads",-24}{"Write 1/s",14}{times,8}{"Floor",8}{"Read 1/s",14}{times,8}{"Floor",8}");
        foreach (Workload workload in CaseSet.Select(only))
        {
            Case[] both = [new NinoAdapter().CreateCase(workload)!, new FloorAdapter().CreateCase(workload)!];
            foreach (Case subject in both)
                subject.Prepare();
            Console.WriteLine($"{workload.Name,-24}{Threads(both, Direction.Write)}{Threads(both, Direction.Read)}");
        }

        Console.WriteLine();
        Console.WriteLine("Nanoseconds for one element, write / read");
        Console.WriteLine($"{"Elements",-16}{"int",18}{"SimpleStruct",18}{"string",18}{"Commit",18}");
        Growth<int> integers = new(i => i, value => NinoSerializer.Serialize(value), bytes => NinoDeserializer.Deserialize<int[]>(bytes));
        Growth<SimpleStruct> structs = new(
            i => new SimpleStruct { Id = i, CreateTime = DateTime.UnixEpoch.AddSeconds(i) },
            value => NinoSerializer.Serialize(value),
            bytes => NinoDeserializer.Deserialize<SimpleStruct[]>(bytes));
        Growth<string> strings = new(i => $"element {i}", value => NinoSerializer.Serialize(value), bytes => NinoDeserializer.Deserialize<string[]>(bytes));
        Growth<Commit> objects = new(
            i => new Commit { ID = i, Event = "event" },
            value => NinoSerializer.Serialize(value),
            bytes => NinoDeserializer.Deserialize<Commit[]>(bytes));
        for (int length = 10; length <= LongestArray; length *= 10)
            Console.WriteLine($"{length,-16:N0}{Elements(integers, length)}{Elements(structs, length)}{Elements(strings, length)}{Elements(objects, length)}");
    }

    private static string Threads(Case[] both, Direction direction)
    {
        (double one, double all) = Rates(both[0], direction);
        (double floorOne, double floorAll) = Rates(both[1], direction);
        return $"{one,14:N0}{all / one,8:0.00}{floorAll / floorOne,8:0.00}";
    }

    private static (double One, double All) Rates(Case subject, Direction direction) =>
        ThreadScaling.Rates([.. Enumerable.Repeat(subject, Environment.ProcessorCount)], direction);

    private static string Elements<T>(Growth<T> growth, int length)
    {
        growth.Measure(length);
        (double write, double read) = growth.Measure(length);
        return $"{$"{write:0.00} / {read:0.00}",18}";
    }
}
