using System.Collections.Generic;
using System.Numerics;
using Nino.Tests.Kit;

namespace Nino.Tests.Scalars;

public sealed class Vector2Tests : FormatterTests<Vector2>
{
    protected override IEnumerable<Vector2> Values =>
    [
        default, new(1, 2), new(float.NaN, -0f),
    ];
}
