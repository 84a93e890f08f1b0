using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.IO;
using System.Runtime;
using Nino.Benchmarks.Commands;
using Nino.Core;

namespace Nino.Benchmarks.Measuring;

/// <summary>Measures first calls: each in a process of its own, which is this program again.</summary>
internal static class ColdStart
{
    /// <summary>The median of so many processes.</summary>
    public static FirstCall Run(Case subject, Direction direction, int processes)
    {
        string? payload = null;
        try
        {
            if (direction == Direction.Read)
            {
                payload = Path.GetTempFileName();
                File.WriteAllBytes(payload, subject.Payload);
            }

            List<FirstCall> calls = [];
            for (int i = 0; i < processes; i++)
                calls.Add(Start(subject, payload));
            return FirstCall.Median(calls);
        }
        finally
        {
            if (payload is not null)
                File.Delete(payload);
        }
    }

    /// <summary>Makes the first call of this process.</summary>
    public static FirstCall Measure(Case subject, byte[]? payload)
    {
        NinoRuntime.Mode = subject.Mode;
        // What measures is compiled before.
        Stopwatch.GetElapsedTime(Stopwatch.GetTimestamp());
        _ = CpuTime.Total;
        long methods = JitInfo.GetCompiledMethodCount();
        TimeSpan cpu = CpuTime.Total;

        long start = Stopwatch.GetTimestamp();
        if (payload is null)
            Sink.Keep(subject.WriteOnce());
        else
            subject.ReadOnce(payload);
        TimeSpan elapsed = Stopwatch.GetElapsedTime(start);

        cpu = CpuTime.Total - cpu;
        methods = JitInfo.GetCompiledMethodCount() - methods;
        return new FirstCall(elapsed.TotalNanoseconds, methods, cpu.TotalNanoseconds);
    }

    private static FirstCall Start(Case subject, string? payload)
    {
        ProcessStartInfo start = new(Environment.ProcessPath!) { RedirectStandardOutput = true };
        if (Path.GetFileNameWithoutExtension(Environment.ProcessPath) == "dotnet")
            start.ArgumentList.Add(typeof(ColdStart).Assembly.Location);
        foreach (string argument in FirstCommand.Arguments(subject, payload))
            start.ArgumentList.Add(argument);

        using Process process = Process.Start(start)!;
        string line = process.StandardOutput.ReadToEnd();
        process.WaitForExit();
        return process.ExitCode == 0
            ? FirstCall.Parse(line)
            : throw new InvalidOperationException($"The first call of {subject} failed with {process.ExitCode}.");
    }
}
