using System.Collections.Generic;
using Nino.Core;
using Nino.Tests.Kit;

namespace Nino.Tests.CustomFormatters;

[NinoCustomFormatter(typeof(IntervalFormatter<>))]
public readonly struct Interval<T>(T from, T to)
{
    public T From => from;

    public T To => to;
}

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

public sealed class IntervalTests : FormatterTests<Interval<string?>>
{
    protected override IEnumerable<Interval<string?>> Values =>
    [
        default, new("a", "b"), new(null, "long"),
    ];
}
