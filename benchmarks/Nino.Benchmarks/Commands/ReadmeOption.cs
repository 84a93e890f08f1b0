using System.CommandLine;
using System.IO;

namespace Nino.Benchmarks.Commands;

/// <summary><c>--readme</c>, which names a file whose table is replaced by the summary.</summary>
internal static class ReadmeOption
{
    public static Option<FileInfo?> Create() => new("--readme") { Description = "Puts the summary in the place of this file's table.", HelpName = "FILE" };
}
