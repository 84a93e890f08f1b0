using Nino.Core;

namespace Nino.Tests.Types;

[NinoType]
public struct Pair<TFirst, TSecond>
{
    public TFirst First;
    public TSecond Second;
}
