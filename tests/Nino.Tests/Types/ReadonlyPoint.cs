using Nino.Core;

namespace Nino.Tests.Types;

[NinoType]
[method: NinoConstructor]
public readonly struct ReadonlyPoint(int x, int y)
{
    public int X { get; } = x;

    public int Y { get; } = y;
}
