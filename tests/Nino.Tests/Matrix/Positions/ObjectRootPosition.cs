using Nino.Core;

namespace Nino.Tests.Matrix;

/// <summary>A root that is declared as <c>object</c>.</summary>
internal sealed class ObjectRootPosition<T>() : Position<T>("object root")
{
    public override byte[] Write(T value) => NinoSerializer.Serialize((object?)value);

    public override T Read(byte[] bytes) => (T)NinoDeserializer.Deserialize<object>(bytes)!;

    public override T ReadInto(byte[] existing, byte[] bytes)
    {
        object? target = NinoDeserializer.Deserialize<object>(existing);
        NinoDeserializer.DeserializeRefBoxed(ref target, bytes);
        return (T)target!;
    }
}
