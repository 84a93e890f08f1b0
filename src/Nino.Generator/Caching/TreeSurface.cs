using System;
using System.Collections.Generic;
using System.Runtime.CompilerServices;
using Microsoft.CodeAnalysis;

namespace Nino.Generator.Caching;

/// <summary>What a file declares. Kept as long as the tree.</summary>
/// <remarks>Names stand as hash codes that do not tell upper from lower case: two names with one code cost a needless parse, no more.</remarks>
internal sealed class TreeSurface
{
    private static readonly ConditionalWeakTable<SyntaxTree, TreeSurface> Known = new();

    /// <summary>The hash of the headers of types, and of all around them.</summary>
    public ulong Headers { get; set; }

    /// <summary>The hash of the members of types.</summary>
    public ulong Members { get; set; }

    /// <summary>The hash of what matters to every file: global usings, attributes of the assembly, extension methods, and types in namespaces of the framework and of Nino. 0 when there is none.</summary>
    public ulong Shared { get; set; }

    /// <summary>The names that stand in each level.</summary>
    public HashSet<int>[] Names { get; } = [[], [], []];

    /// <summary>The names of which the meaning matters to every file: those in what is shared, and in the values of constants.</summary>
    public HashSet<int> SharedNames { get; } = [];

    /// <summary>The names in using directives of a file with <c>using static</c>: among them those of types whose members it sees as its own.</summary>
    public HashSet<int> StaticNames { get; } = [];

    /// <summary>The types and constants that are declared, by name: what of a declaration decides about the meaning of its name.</summary>
    public List<(int Name, ulong Header)> Declared { get; } = [];

    /// <summary>The namespaces that are declared; any number of files declare the same.</summary>
    public HashSet<(int Name, string Path)> Namespaces { get; } = [];

    /// <summary>Whether the file has attributes of the assembly.</summary>
    public bool HasAssemblyAttributes { get; set; }

    public static TreeSurface Of(SyntaxTree tree) => Known.GetValue(tree, static created => new SurfaceWalker(created).Walk());

    public static int NameOf(string name) => StringComparer.OrdinalIgnoreCase.GetHashCode(name);
}
