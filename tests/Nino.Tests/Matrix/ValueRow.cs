using System.Collections.Generic;

namespace Nino.Tests.Matrix;

/// <summary>A value type, which has a nullable.</summary>
internal sealed class ValueRow<T>(params T[] values) : TypeRow<T>(values)
    where T : struct
{
    protected override IEnumerable<Position<T>> AllPositions() => [.. base.AllPositions(), new HolderPosition<NullableHolder<T>, T>("nullable", NullableHolder<T>.Of)];
}
