using System;
using Nino.Core;

namespace Nino.Benchmarks.Serializers.Compact;

[NinoType]
public abstract class CompactRichBase
{
    public int Id;
    public bool Tag;
    public Guid Guid;
    public DateTime Time;
}
