namespace Nino.Benchmarks.Streams;

/// <summary>A pass over the large file, in a process of its own.</summary>
/// <param name="Name">What was done.</param>
/// <param name="Seconds">The time that it took.</param>
/// <param name="Rate">Megabytes (10⁶ bytes) in a second.</param>
/// <param name="PeakMegabytes">The most memory of the process that was resident at any time, the runtime included.</param>
/// <param name="ManagedMegabytes">The most memory of objects after any collection.</param>
internal sealed record LargeStep(string Name, double Seconds, double Rate, double PeakMegabytes, double ManagedMegabytes);
