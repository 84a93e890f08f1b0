using System.Collections.Generic;
using Nino.Benchmarks.Reporting;

namespace Nino.Benchmarks.Streams;

/// <summary>What the command measured, for programs.</summary>
/// <param name="Environment">Where and how it was measured.</param>
/// <param name="MessageBytes">The size of a message in Nino's form.</param>
/// <param name="Messages">How many messages a round has.</param>
/// <param name="Rounds">How many rounds the medians are of.</param>
/// <param name="File">Messages through a file in memory.</param>
/// <param name="Socket">Messages through a loopback connection.</param>
/// <param name="LargeBytes">The size of the large file.</param>
/// <param name="Elements">How many elements it holds.</param>
/// <param name="Large">Passes over the large file.</param>
internal sealed record StreamsFile(
    RunEnvironment Environment, int MessageBytes, int Messages, int Rounds, IReadOnlyList<StreamRow> File, IReadOnlyList<StreamRow> Socket,
    long LargeBytes, long Elements, IReadOnlyList<LargeStep> Large);
