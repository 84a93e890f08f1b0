namespace Nino.GeneratorBenchmarks;

/// <summary>A figure of a project without the generator, and of the same with it.</summary>
internal sealed record WithAndWithout(double Without, double With);
