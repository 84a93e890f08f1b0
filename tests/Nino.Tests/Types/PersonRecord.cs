using Nino.Core;

namespace Nino.Tests.Types;

[NinoType]
public sealed record PersonRecord(string? Name, int Age)
{
    public string? Email { get; init; }

    public int Level { get; set; } = 1;
}
