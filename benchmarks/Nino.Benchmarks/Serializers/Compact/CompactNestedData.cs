using Nino.Core;

namespace Nino.Benchmarks.Serializers.Compact;

[NinoType]
public sealed class CompactNestedData
{
    public string name = null!;

    public CompactData[] ps = null!;
}
