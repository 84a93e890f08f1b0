using Nino.Benchmarks.Floor;

namespace Nino.Benchmarks.Serializers;

internal sealed class FloorAdapter() : TypedSerializer(AllSerializers.Floor, SerializerKind.Floor, typeof(IFloor<>));
