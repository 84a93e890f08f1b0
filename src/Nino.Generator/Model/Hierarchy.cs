using System;
using System.Collections.Generic;
using System.Linq;

namespace Nino.Generator.Model;

/// <summary>The classes of a compilation by their bases.</summary>
internal sealed class Hierarchy : IEquatable<Hierarchy>
{
    /// <summary>Generated code compares a value's type with those of its declared type's derived classes one by one up to this number of them; with more it looks the type up in a table.</summary>
    private const int MostCompared = 32;

    private readonly EquatableArray<(string Base, DerivedModel Derived)> _edges;
    private readonly ILookup<string, DerivedModel> _derived;

    public Hierarchy(IEnumerable<TypeModel> types)
    {
        _edges = types
            .SelectMany(type => type.Bases.Select(name => (name, new DerivedModel(type.Type, $"global::{type.Namespace}.{type.Formatter}"))))
            .Distinct()
            .OrderBy(edge => edge.name, StringComparer.Ordinal)
            .ThenBy(edge => edge.Item2.Type, StringComparer.Ordinal)
            .ToEquatable();
        _derived = _edges.ToLookup(edge => edge.Base, edge => edge.Derived);
    }

    /// <summary>The type with its derived classes.</summary>
    public TypeModel Complete(TypeModel type) =>
        _derived[type.Type] is var derived && derived.Any() && derived.Count() <= MostCompared ? type with { Derived = derived.ToEquatable() } : type;

    public bool Equals(Hierarchy? other) => other is not null && _edges.Equals(other._edges);

    public override bool Equals(object? obj) => Equals(obj as Hierarchy);

    public override int GetHashCode() => _edges.GetHashCode();
}
