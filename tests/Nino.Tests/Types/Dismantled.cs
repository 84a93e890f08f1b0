using Nino.Core;

namespace Nino.Tests.Types;

/// <summary>A record without a parameter list that can be taken apart as one that has it, and put together in two ways.</summary>
[NinoType]
public sealed record Dismantled
{
    public Dismantled() => Made = "without arguments";

    public Dismantled(int Id) => (this.Id, Made) = (Id, "from an id");

    public int Id { get; set; }

    [NinoIgnore]
    public string Made { get; }

    public void Deconstruct(out int Id) => Id = this.Id;
}
