using System;

namespace Nino.GeneratorBenchmarks;

/// <summary>A Markdown table of names and figures, printed row by row.</summary>
internal sealed class Table
{
    public Table(string title)
    {
        Console.WriteLine($"| {title} | |");
        Console.WriteLine("|---|---|");
    }

    public void Add(string name, string figure) => Console.WriteLine($"| {name} | {figure} |");
}
