using System;
using System.Globalization;
using System.Linq;
using Nino.GeneratorBenchmarks;

// Without a name: everything. driver: the generator in this process. build: dotnet build, and the program that it makes.
// cost <path>: from the root of the repository, the file of the page on costs.
const int seed = 20240611;
int types = args.Select(argument => int.TryParse(argument, NumberStyles.None, CultureInfo.InvariantCulture, out int number) ? number : 0).Append(0).Max() is var given and > 0 ? given : 1000;
if (args is ["first-calls", string assembly])
{
    FirstCalls.Run(assembly);
    return;
}

if (args is ["cost", string path])
{
    CostFile.Write(path, seed);
    return;
}

CultureInfo.CurrentCulture = CultureInfo.InvariantCulture;
SyntheticProject project = SyntheticProject.Create(types, seed);
Table table = new($"{types} types, seed {seed}, {project.Files.Count} files");
if (!args.Contains("build"))
{
    DriverBenchmark driver = new(project);
    driver.Full(table);
    driver.Incremental(table);
}

if (!args.Contains("driver"))
{
    new BuildBenchmark(project).Run(table);
}
