using System.Collections.Generic;
using System.Linq;

namespace Nino.Generator.Caching;

/// <content>What the generator alone asks: the analyzers link the other part.</content>
internal sealed partial class Dependencies
{
    private readonly HashSet<Fact> _facts = [];

    /// <summary>The answers about other types.</summary>
    public IEnumerable<Fact> Facts => _facts;

    public static void Touch(Fact fact) => t_current?._facts.Add(fact);

    /// <summary>The files, how much of each, and their state.</summary>
    public FileState[] StatesIn(ProjectSurface surface) => _files.Select(file => new FileState(file.Key, file.Value, surface.OfFile(file.Key, file.Value))).ToArray();

    partial void AddFacts(Dependencies other) => _facts.UnionWith(other._facts);
}
