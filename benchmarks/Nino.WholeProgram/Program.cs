using System;
using System.Diagnostics;
using System.Globalization;
using System.IO;
using System.Linq;
using Nino.BenchmarkData;

namespace Nino.WholeProgram;

/// <summary>Reads a file and prints the milliseconds that it took; with <c>write</c>, makes the file.</summary>
internal static class Program
{
    private static int Main(string[] arguments)
    {
        if (arguments.Length > 1)
        {
            File.WriteAllBytes(arguments[1], Subject.Write(Create()));
            return 0;
        }

        byte[] bytes = File.ReadAllBytes(arguments[0]);
        long start = Stopwatch.GetTimestamp();
        int id = Subject.Read(bytes);
        TimeSpan elapsed = Stopwatch.GetElapsedTime(start);
        Console.WriteLine(elapsed.TotalMilliseconds.ToString("0.00", CultureInfo.InvariantCulture));
        return id == Id ? 0 : 1;
    }

    private const int Id = 4711;

    private static SimpleClass Create() => new()
    {
        Id = Id,
        Name = "SimpleClass",
        Numbers = Enumerable.Range(1, 100).ToArray(),
        Dates = Enumerable.Range(1, 10).Select(day => new DateTime(2024, 1, day, 0, 0, 0, DateTimeKind.Utc)).ToList(),
        Map1 = Enumerable.Range(0, 10).ToDictionary(n => n, n => n.ToString(CultureInfo.InvariantCulture)),
        Map2 = Enumerable.Range(0, 10).ToDictionary(n => n, n => n * 2),
    };
}
