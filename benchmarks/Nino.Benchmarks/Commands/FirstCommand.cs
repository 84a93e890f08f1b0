using System;
using System.Collections.Generic;
using System.CommandLine;
using System.IO;
using System.Linq;
using Nino.Benchmarks.Measuring;
using Nino.Benchmarks.Serializers;

namespace Nino.Benchmarks.Commands;

/// <summary>Makes one call and ends; what <see cref="ColdStart"/> starts.</summary>
internal static class FirstCommand
{
    private const string Name = "first";

    public static Command Create()
    {
        Argument<string> workload = new("workload");
        Argument<string> serializer = new("serializer");
        Argument<FileInfo?> payload = new("payload") { Description = "What to read; without it the value is written.", Arity = ArgumentArity.ZeroOrOne };
        Command command = new(Name, "Makes the first call of a process.") { workload, serializer, payload };
        command.Hidden = true;
        command.SetAction(arguments => Run(
            arguments.GetRequiredValue(workload),
            arguments.GetRequiredValue(serializer),
            arguments.GetValue(payload)));
        return command;
    }

    public static IEnumerable<string> Arguments(Case subject, string? payload) => payload is null
        ? [Name, subject.Workload.Name, subject.Serializer.Name]
        : [Name, subject.Workload.Name, subject.Serializer.Name, payload];

    private static void Run(string workload, string serializer, FileInfo? payload)
    {
        Case subject = AllSerializers.Find().Single(one => one.Name == serializer).CreateCase(NestedLengths.Find(workload) ?? CaseSet.Select(workload)[0])!;
        Console.WriteLine(ColdStart.Measure(subject, payload is null ? null : File.ReadAllBytes(payload.FullName)));
    }
}
