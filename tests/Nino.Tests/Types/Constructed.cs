using System.Collections.Generic;
using Nino.Core;

namespace Nino.Tests.Types;

/// <summary>Built by a constructor whose parameters are members, then completed: required, init-only and read-only.</summary>
[NinoType]
public sealed class Constructed(int id, string? name)
{
    public int Id { get; } = id;

    public string? Name { get; } = name;

    public required string? Title { get; init; }

    public List<int>? Numbers { get; set; } = [7];

    /// <summary>What a nested type requires its outer type does not.</summary>
    [NinoType]
    public sealed class Part
    {
        public required int Id { get; set; }
    }
}
