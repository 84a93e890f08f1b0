using System.Linq;
using Microsoft.CodeAnalysis.CSharp;

namespace Nino.Generator.Parsing;

/// <summary>Names of local variables, after members, each once.</summary>
internal sealed class LocalNames
{
    private readonly HashSet<string> _taken = ["reader", "writer", "value", "count", "reuse", "fresh", "source", "destination", "shape", "members", "size", "begun", "reference", "presence", "unknownMembers"];

    public string For(string member)
    {
        // An explicitly implemented property has the name of its interface before its own.
        string bare = Names.Sanitize(Named(member.Substring(member.LastIndexOf('.') + 1))).TrimStart('_');
        string name = bare.Length == 0 || !SyntaxFacts.IsIdentifierStartCharacter(bare[0]) ? "member" + bare : char.ToLowerInvariant(bare[0]) + bare.Substring(1);
        while (IsRun(name) || !_taken.Add(name))
        {
            name += "Member";
        }

        return Names.Identifier(name);
    }

    /// <summary>What a field is for that the compiler made of a parameter: its name stands in angle brackets.</summary>
    private static string Named(string field) => field.IndexOf('>') is > 0 and var end && field[0] == '<' ? field.Substring(1, end - 1) : field;

    /// <summary>Runs of fixed-size members are named <c>run</c>, <c>run2</c> and so on.</summary>
    private static bool IsRun(string name) => name.StartsWith("run", StringComparison.Ordinal) && name.Skip(3).All(char.IsDigit);
}
