using Nino.Core;

namespace Nino.Tests.Matrix;

/// <summary>The root of a message.</summary>
internal sealed class RootPosition<T>() : Position<T>("root")
{
    public override byte[] Write(T value) => NinoSerializer.Serialize(value);

    public override T Read(byte[] bytes) => NinoDeserializer.Deserialize<T>(bytes)!;

    public override T ReadInto(byte[] existing, byte[] bytes)
    {
        T? target = NinoDeserializer.Deserialize<T>(existing);
        NinoDeserializer.DeserializeRef(ref target, bytes);
        return target!;
    }
}
