namespace Nino.BenchmarkData;

#region data
/// <summary>What kind of thing a user owns.</summary>
public enum ResourceType
{
    Gold,
    Wood,
    Stone,
    Food,
}
#endregion data
