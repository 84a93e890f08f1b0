namespace Nino.GeneratorBenchmarks;

/// <summary>What a project of so many types costs: seconds, bytes, and times of the first calls.</summary>
internal sealed record BuildCost(
    int Types,
    WithAndWithout BuildSeconds,
    WithAndWithout WarmBuildSeconds,
    WithAndWithout AssemblyBytes,
    double RegistrationMicroseconds,
    double FirstCallMilliseconds,
    double NextTypeMilliseconds);
