using Nino.Core;

namespace Nino.Tests.Types;

/// <summary>Built by a static method.</summary>
[NinoType]
public sealed class Factory
{
    private Factory(int id) => Id = id;

    public int Id { get; private set; }

    public string? Name { get; set; }

    [NinoConstructor(nameof(Id))]
    public static Factory Create(int number) => new(number);
}
