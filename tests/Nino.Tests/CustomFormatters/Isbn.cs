using Nino.Core;

namespace Nino.Tests.CustomFormatters;

[NinoCustomFormatter(typeof(IsbnFormatter))]
public sealed class Isbn(long number)
{
    public long Number { get; internal set; } = number;
}
