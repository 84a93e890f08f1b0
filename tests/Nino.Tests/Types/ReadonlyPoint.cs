using Nino.Core;

namespace Nino.Tests.Types;

[NinoType]
public readonly struct ReadonlyPoint(int x, int y)
{
    public int X { get; } = x;

    public int Y { get; } = y;
}
