using Nino.Core;

namespace Nino.Tests.Types;

/// <summary>Its constructor takes another instance, which is a member and nothing to copy.</summary>
[NinoType]
public sealed class Descending(Descending? parent)
{
    public Descending? Parent { get; } = parent;

    public string? Name { get; set; }
}

/// <summary>The constructor of one parameter copies a record, though it has a member of that name.</summary>
[NinoType(containNonPublicMembers: true)]
public record Reverted
{
    public Reverted(int number) => Number = number;

    public Reverted? Original { get; init; }

    public int Number { get; }
}
