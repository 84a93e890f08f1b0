using Nino.Core;

namespace Nino.Tests.Types;

/// <summary>Built by a constructor whose parameters are named after private fields, but for the underscore.</summary>
[NinoType(containNonPublicMembers: true)]
public sealed class Underscored(int id, string? name)
{
    private readonly int _id = id;
    private readonly string? _name = name;

    public string Sum() => $"{_id} {_name}";
}
