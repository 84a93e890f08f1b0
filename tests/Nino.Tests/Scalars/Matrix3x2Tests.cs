using System.Collections.Generic;
using System.Numerics;
using Nino.Tests.Kit;

namespace Nino.Tests.Scalars;

public sealed class Matrix3x2Tests : FormatterTests<Matrix3x2>
{
    protected override IEnumerable<Matrix3x2> Values =>
    [
        default, new(1, 2, 3, 4, 5, 6), new(float.NaN, -0f, 3, 4, 5, 6),
    ];
}
