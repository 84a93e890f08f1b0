using Nino.Core;

namespace Nino.Tests.Types;

/// <summary>A struct with more state than its members: its constructor makes it of them.</summary>
[NinoType]
public record struct KeyedPrice(long Cents, byte Currency)
{
    [NinoIgnore]
    private readonly long _key = Cents * 31;

    public readonly long Key() => _key;
}
