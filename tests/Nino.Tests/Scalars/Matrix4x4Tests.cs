using System.Collections.Generic;
using System.Numerics;
using Nino.Tests.Kit;

namespace Nino.Tests.Scalars;

public sealed class Matrix4x4Tests : FormatterTests<Matrix4x4>
{
    protected override IEnumerable<Matrix4x4> Values =>
    [
        default, new(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16), new(float.NaN, -0f, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16),
    ];
}
