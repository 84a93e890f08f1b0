using System.Collections.Generic;
using System.Numerics;
using Nino.Tests.Kit;

namespace Nino.Tests.Scalars;

public sealed class QuaternionTests : FormatterTests<Quaternion>
{
    protected override IEnumerable<Quaternion> Values =>
    [
        default, new(1, 2, 3, 4), new(float.NaN, -0f, 3, 4),
    ];
}
