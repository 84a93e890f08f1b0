namespace Nino.BenchmarkData;

/// <summary>What kind of thing a user owns.</summary>
public enum ResourceType
{
    Gold,
    Wood,
    Stone,
    Food,
}
