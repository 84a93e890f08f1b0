using System.CommandLine;
using System.Linq;
using Nino.Benchmarks.Measuring;

namespace Nino.Benchmarks.Commands;

/// <summary><c>--only</c>, which names a workload or the beginning of several.</summary>
internal static class OnlyOption
{
    public static Option<string?> Create()
    {
        Option<string?> option = new("--only")
        {
            Description = "A workload, or how the names of several begin (\"nested\").",
            HelpName = "NAME",
        };
        option.Validators.Add(result =>
        {
            if (result.GetValueOrDefault<string?>() is string name && !CaseSet.Select(name).Any())
                result.AddError($"No workload is named '{name}': {string.Join(", ", CaseSet.Select(null).Select(workload => workload.Name))}.");
        });
        return option;
    }
}
