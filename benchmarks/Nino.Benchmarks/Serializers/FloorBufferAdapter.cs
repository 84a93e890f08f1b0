using System;
using Nino.Benchmarks.Floor;
using Nino.Benchmarks.Measuring;

namespace Nino.Benchmarks.Serializers;

/// <summary>The floor with a buffer writer that is used again: the limit for <see cref="NinoBufferAdapter"/>.</summary>
internal sealed class FloorBufferAdapter() : TypedSerializer(AllSerializers.FloorBuffer, SerializerKind.Floor, typeof(IFloor<>))
{
    public override bool ReusesBuffer => true;

    protected override Type CaseType => typeof(FloorBufferCase<,,>);
}
