using System.Collections.Generic;
using System.Numerics;
using Nino.Tests.Kit;

namespace Nino.Tests.Scalars;

public sealed class Vector3Tests : FormatterTests<Vector3>
{
    protected override IEnumerable<Vector3> Values =>
    [
        default, new(1, 2, 3), new(float.NaN, -0f, 3),
    ];
}
