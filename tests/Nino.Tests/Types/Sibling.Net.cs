using System.Collections.Generic;
using System.Diagnostics.CodeAnalysis;
using Nino.Core;

namespace Nino.Tests.Types;

/// <summary>Cannot be made without its members, which refer to it.</summary>
[NinoType(PreserveReferences = true)]
public sealed class Sibling
{
    public required string Name { get; init; }

    public required Sibling? Twin { get; set; }

    public required List<Sibling> All { get; init; }
}

/// <summary>As <see cref="Sibling"/>, of a record.</summary>
[NinoType(VersionTolerant = true, PreserveReferences = true)]
public sealed record Cousin([property: NinoMember(1)] string Name)
{
    [NinoMember(2)]
    public required Cousin? Twin { get; set; }
}

/// <summary>As <see cref="Sibling"/>, with a constructor that says that it sets them.</summary>
[NinoType(PreserveReferences = true)]
public sealed class Spouse
{
    [SetsRequiredMembers]
    public Spouse(string name) => (Name, Partner) = (name, null);

    public required string Name { get; init; }

    public required Spouse? Partner { get; set; }
}
