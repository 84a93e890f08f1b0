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

public sealed class Vector3Tests : FormatterTests<Vector3>
{
    protected override IEnumerable<Vector3> Values =>
    [
        default, new(1, 2, 3), new(float.NaN, -0f, 3),
    ];
}

public sealed class Vector4Tests : FormatterTests<Vector4>
{
    protected override IEnumerable<Vector4> Values =>
    [
        default, new(1, 2, 3, 4), new(float.NaN, -0f, 3, 4),
    ];
}

public sealed class QuaternionTests : FormatterTests<Quaternion>
{
    protected override IEnumerable<Quaternion> Values =>
    [
        default, new(1, 2, 3, 4), new(float.NaN, -0f, 3, 4),
    ];
}

public sealed class PlaneTests : FormatterTests<Plane>
{
    protected override IEnumerable<Plane> Values =>
    [
        default, new(1, 2, 3, 4), new(float.NaN, -0f, 3, 4),
    ];
}

public sealed class Matrix3x2Tests : FormatterTests<Matrix3x2>
{
    protected override IEnumerable<Matrix3x2> Values =>
    [
        default, new(1, 2, 3, 4, 5, 6), new(float.NaN, -0f, 3, 4, 5, 6),
    ];
}

public sealed class Matrix4x4Tests : FormatterTests<Matrix4x4>
{
    protected override IEnumerable<Matrix4x4> Values =>
    [
        default, new(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16), new(float.NaN, -0f, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16),
    ];
}
