using Nino.BenchmarkData;
using Nino.Core;

namespace Nino.Benchmarks.Serializers.Compact;

internal readonly struct UserModel : ICompactModel<User, CompactUser>
{
    public CompactUser ToModel(User value) => CompactUser.From(value);

    public User FromModel(CompactUser model) => model.ToPlain();

    public byte[] Write(CompactUser model) => NinoSerializer.Serialize(model);

    public CompactUser Read(byte[] bytes) => NinoDeserializer.Deserialize<CompactUser>(bytes)!;
}
