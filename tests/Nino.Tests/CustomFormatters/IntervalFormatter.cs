using Nino.Core;

namespace Nino.Tests.CustomFormatters;

public sealed class IntervalFormatter<T> : NinoFormatter<Interval<T>>
{
    public override void Serialize(Interval<T> value, ref Writer writer)
    {
        NinoSerializer.Serialize(value.From, ref writer);
        NinoSerializer.Serialize(value.To, ref writer);
    }

    public override void Deserialize(out Interval<T> value, ref Reader reader)
    {
        NinoDeserializer.Deserialize(out T? from, ref reader);
        NinoDeserializer.Deserialize(out T? to, ref reader);
        value = new Interval<T>(from!, to!);
    }

    public override void DeserializeRef(ref Interval<T> value, ref Reader reader) => Deserialize(out value, ref reader);
}
