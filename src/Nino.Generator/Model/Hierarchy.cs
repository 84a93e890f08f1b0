using System.Linq;

namespace Nino.Generator.Model;

/// <summary>The classes of a compilation by their bases.</summary>
internal sealed class Hierarchy(IEnumerable<TypeModel> types)
{
    /// <summary>Generated code compares a value's type with those of its declared type's derived classes one by one up to this number of them; with more it looks the type up in a table.</summary>
    private const int MostCompared = 32;

    private readonly ILookup<string, DerivedModel> _derived = types
        .SelectMany(type => type.Bases.Select(name => (Base: name, Derived: new DerivedModel(type.Type, $"global::{type.Namespace}.{type.Formatter}", type.Suppressed))))
        .Distinct()
        .OrderBy(edge => edge.Derived.Type, StringComparer.Ordinal)
        .ToLookup(edge => edge.Base, edge => edge.Derived);

    /// <summary>The type with its derived classes.</summary>
    public TypeModel Complete(TypeModel type)
    {
        EquatableArray<DerivedModel> derived = _derived[type.Type].ToEquatable();
        return derived.Count is > 0 and <= MostCompared ? type with { Derived = derived } : type;
    }
}
