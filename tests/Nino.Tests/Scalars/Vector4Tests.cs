using System.Collections.Generic;
using System.Numerics;
using Nino.Tests.Kit;

namespace Nino.Tests.Scalars;

public sealed class Vector4Tests : FormatterTests<Vector4>
{
    protected override IEnumerable<Vector4> Values =>
    [
        default, new(1, 2, 3, 4), new(float.NaN, -0f, 3, 4),
    ];
}
