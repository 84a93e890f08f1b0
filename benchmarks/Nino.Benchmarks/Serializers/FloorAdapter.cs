using Nino.Benchmarks.Floor;

namespace Nino.Benchmarks.Serializers;

internal sealed class FloorAdapter() : TypedSerializer(AllSerializers.Floor, typeof(IFloor<>));
