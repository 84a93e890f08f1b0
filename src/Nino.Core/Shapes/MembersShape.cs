using System.Collections.Generic;

namespace Nino.Core.Runtime;

/// <summary>An object (format.md §7), or a struct without a head (§3).</summary>
internal abstract class MembersShape : Shape
{
    protected List<MemberShape> Members { get; } = [];

    public void Add(MemberShape member) => Members.Add(member);
}
