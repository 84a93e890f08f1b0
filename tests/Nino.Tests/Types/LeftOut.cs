using Nino.Core;

namespace Nino.Tests.Types;

[NinoType]
public sealed class LeftOut
{
    public required int Id { get; set; }

    [NinoIgnore]
    public string Note { get; set; } = "made";

    [NinoIgnore]
    public required string? Mark { get; set; } = "made";
}
