using System.CommandLine;
using Nino.Benchmarks.Commands;

return new RootCommand("Measures Nino against other serializers and against the limit.")
{
    ReportCommand.Create(),
    SummaryCommand.Create(),
    VerifyCommand.Create(),
    SizesCommand.Create(),
    FullCommand.Create(),
    ScalingCommand.Create(),
    CodeCommand.Create(),
    ColdStartCommand.Create(),
    StreamsCommand.Create(),
    ModesCommand.Create(),
    SweepCommand.Create(),
    FirstCommand.Create(),
}.Parse(args).Invoke();
