using Nino.BenchmarkData;
using Nino.Core;

namespace Nino.Benchmarks.Serializers.Compact;

[NinoType]
public sealed class CompactResources
{
    [NinoCompact]
    public ResourceType ResourceType { get; set; }

    public string ResourceName { get; set; } = null!;

    public int ResourceCount { get; set; }

    internal static CompactResources From(Resources value) => new()
    {
        ResourceType = value.ResourceType,
        ResourceName = value.ResourceName,
        ResourceCount = value.ResourceCount,
    };

    internal Resources ToPlain() => new()
    {
        ResourceType = ResourceType,
        ResourceName = ResourceName,
        ResourceCount = ResourceCount,
    };
}
