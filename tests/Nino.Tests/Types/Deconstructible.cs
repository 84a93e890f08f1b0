using Nino.Core;

namespace Nino.Tests.Types;

/// <summary>A record without a parameter list: that it can be taken apart does not say how it is put together.</summary>
[NinoType]
public sealed record Deconstructible
{
    public Deconstructible() => Made = "without arguments";

    public Deconstructible(int id) => (Id, Made) = (id, "from an id");

    public int Id { get; set; }

    [NinoIgnore]
    public string Made { get; }

    public void Deconstruct(out int id) => id = Id;
}
