using System.Collections.Generic;
using Nino.Core;

namespace Nino.Benchmarks.Serializers.Compact;

[NinoType, NinoCompact]
public sealed class CompactNestedData2
{
    public string name = null!;

    public CompactData[] ps = null!;

    public List<int> vs = null!;
}
