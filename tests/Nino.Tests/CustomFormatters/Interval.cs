using Nino.Core;

namespace Nino.Tests.CustomFormatters;

[NinoCustomFormatter(typeof(IntervalFormatter<>))]
public readonly struct Interval<T>(T from, T to)
{
    public T From => from;

    public T To => to;
}
