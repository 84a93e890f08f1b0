using System.Collections.Generic;
using Nino.Core;

namespace Nino.Tests.Types;

[NinoType, NinoCompact]
public sealed class CompactNumbers
{
    public List<int>? Numbers;
}
