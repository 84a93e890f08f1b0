using System;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;

namespace Nino.Benchmarks.Measuring;

/// <summary>What the first call in a process took.</summary>
/// <param name="Nanoseconds">Its time.</param>
/// <param name="Methods">The methods that were compiled for it.</param>
/// <param name="CpuNanoseconds">The time on the processor, which other programs disturb less.</param>
internal sealed record FirstCall(double Nanoseconds, long Methods, double CpuNanoseconds)
{
    public static FirstCall Parse(string line)
    {
        string[] parts = line.Split(' ');
        return new FirstCall(
            double.Parse(parts[0], CultureInfo.InvariantCulture),
            long.Parse(parts[1], CultureInfo.InvariantCulture),
            double.Parse(parts[2], CultureInfo.InvariantCulture));
    }

    public static FirstCall Median(IReadOnlyCollection<FirstCall> calls) => new(
        MedianOf(calls, call => call.Nanoseconds),
        (long)MedianOf(calls, call => call.Methods),
        MedianOf(calls, call => call.CpuNanoseconds));

    public override string ToString() => string.Create(CultureInfo.InvariantCulture, $"{Nanoseconds:0} {Methods} {CpuNanoseconds:0}");

    private static double MedianOf(IReadOnlyCollection<FirstCall> calls, Func<FirstCall, double> value) =>
        calls.Select(value).Order().ElementAt(calls.Count / 2);
}
