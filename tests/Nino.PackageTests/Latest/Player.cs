using Nino.Core;

namespace Latest;

[NinoType]
public record Player(int Id, string Name, Item? Held)
{
    public required Money Purse { get; init; }
}
