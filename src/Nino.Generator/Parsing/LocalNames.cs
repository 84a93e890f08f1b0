using System.Collections.Generic;

namespace Nino.Generator.Parsing;

/// <summary>Names of local variables, after members, each once.</summary>
internal sealed class LocalNames
{
    private readonly HashSet<string> _taken = ["reader", "writer", "value", "count", "reuse", "run", "fresh", "source", "destination", "shape", "members", "size"];

    public string For(string member)
    {
        string bare = member.TrimStart('_');
        string name = bare.Length == 0 || char.IsDigit(bare[0]) ? "member" + bare : char.ToLowerInvariant(bare[0]) + bare.Substring(1);
        while (!_taken.Add(name))
        {
            name += "Member";
        }

        return Names.Identifier(name);
    }
}
