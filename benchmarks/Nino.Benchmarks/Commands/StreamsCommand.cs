using System;
using System.Collections.Generic;
using System.CommandLine;
using System.IO;
using System.Threading.Tasks;
using Nino.Benchmarks.Reporting;
using Nino.Benchmarks.Streams;

namespace Nino.Benchmarks.Commands;

/// <summary>Messages through files and sockets, and more elements than fit in memory.</summary>
internal static class StreamsCommand
{
    private const int UsualSize = 10_000;

    private const int UsualRounds = 9;

    private const int Messages = 64 * 1024;

    public static Command Create()
    {
        Option<int> size = new("--size") { Description = "The size of the large file, in megabytes; 0 leaves it out.", DefaultValueFactory = _ => UsualSize };
        Option<int> rounds = new("--rounds") { Description = "How many rounds the medians are of.", DefaultValueFactory = _ => UsualRounds };
        Option<DirectoryInfo?> folder = new("--folder") { Description = "Where the large file is written, and deleted again; the folder for temporary files by default.", HelpName = "FOLDER" };
        Option<FileInfo?> json = new("--json") { Description = "Writes all results to this file.", HelpName = "FILE" };
        Option<DirectoryInfo?> pages = new("--pages") { Description = "Puts the tables on the pages of this folder.", HelpName = "DOCS" };
        Option<FileInfo?> from = new("--from") { Description = "Takes the results of this file, and measures nothing.", HelpName = "FILE" };
        Option<string?> pass = new("--pass") { Hidden = true };
        Option<string?> file = new("--file") { Hidden = true };
        Option<long> elements = new("--elements") { Hidden = true };
        Command command = new("streams", "Messages through files and sockets, and a file of elements that does not fit in memory.") { size, rounds, folder, json, pages, from, pass, file, elements };
        command.SetAction(async (arguments, _) =>
        {
            if (arguments.GetValue(pass) is { } name)
            {
                await LargeFile.RunAsync(name, arguments.GetValue(file)!, arguments.GetValue(elements));
                return;
            }

            StreamsFile results = arguments.GetValue(from) is { } measured
                ? JsonFile.Read<StreamsFile>(measured)
                : await MeasureAsync(arguments.GetValue(size), arguments.GetValue(rounds), arguments.GetValue(folder)?.FullName ?? Path.GetTempPath());
            Console.Write($"{StreamsReport.Compose(results)}\n{results.Environment.ToText()}");
            if (arguments.GetValue(json) is { } target)
                JsonFile.Write(target, results);
            if (arguments.GetValue(pages) is { } docs)
                StreamsReport.WritePages(docs, results);
        });
        return command;
    }

    private static async Task<StreamsFile> MeasureAsync(int size, int rounds, string folder)
    {
        // Files of this folder are in memory, where the system has it.
        string inMemory = Directory.Exists("/dev/shm") ? "/dev/shm" : Path.GetTempPath();
        List<StreamRow> file = await StreamRounds.ThroughFilesAsync(inMemory, Messages, rounds);
        List<StreamRow> socket = await StreamRounds.ThroughSocketsAsync(Messages, rounds);
        long elements = size * 1_000_000L / StreamRounds.MessageBytes;
        (long bytes, List<LargeStep> large) = size == 0 ? (0, []) : Large(Path.Combine(folder, $"nino-{Environment.ProcessId}.elements"), elements);
        return new StreamsFile(
            RunEnvironment.Current($"streams{(size == UsualSize ? "" : $" --size {size}")}{(rounds == UsualRounds ? "" : $" --rounds {rounds}")}"),
            StreamRounds.MessageBytes, Messages, rounds, file, socket, bytes, elements, large);
    }

    private static (long Bytes, List<LargeStep> Steps) Large(string path, long elements)
    {
        List<LargeStep> steps = [];
        try
        {
            foreach (string pass in LargeFile.Passes)
            {
                ProgressLine.Show(pass);
                steps.Add(LargeFile.Start(pass, path, elements));
            }

            return (new FileInfo(path).Length, steps);
        }
        finally
        {
            File.Delete(path);
        }
    }
}
