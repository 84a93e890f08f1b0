using System;
using Nino.Core;

namespace Nino.Tests.Matrix;

/// <summary>Within another type.</summary>
internal sealed class HolderPosition<THolder, T>(string name, Func<T, THolder> of) : Position<T>(name)
    where THolder : IHolder<T>
{
    public override byte[] Write(T value) => NinoSerializer.Serialize(of(value));

    public override T Read(byte[] bytes) => NinoDeserializer.Deserialize<THolder>(bytes)!.Get();

    public override T ReadInto(byte[] existing, byte[] bytes)
    {
        THolder? target = NinoDeserializer.Deserialize<THolder>(existing);
        NinoDeserializer.DeserializeRef(ref target, bytes);
        return target!.Get();
    }
}
