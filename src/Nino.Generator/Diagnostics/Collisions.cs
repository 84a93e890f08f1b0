using System.Linq;
using Nino.Analyzers;

namespace Nino.Generator.Diagnostics;

/// <summary>Finds different types with the same id.</summary>
internal static class Collisions
{
    /// <summary>The registrations of an assembly, each type once, in an order that does not depend on the order of files; of types with the same id, the first.</summary>
    public static EquatableArray<BindingModel> Distinct(IEnumerable<BindingModel> bindings)
    {
        HashSet<uint> taken = [];
        List<BindingModel> result = [];
        foreach (BindingModel binding in Sorted(bindings))
        {
            if (!binding.Ids.Any(taken.Contains))
            {
                taken.UnionWith(binding.Ids);
                result.Add(binding);
            }
        }

        return result.ToEquatable();
    }

    public static IEnumerable<DiagnosticModel> Find(IReadOnlyCollection<ParseResult> results)
    {
        Dictionary<uint, string> owners = [];
        Dictionary<string, LocationModel?> places = Places(results);
        foreach (BindingModel binding in Sorted(results.SelectMany(result => result.Bindings)))
        {
            foreach (uint id in binding.Ids)
            {
                if (!owners.TryGetValue(id, out string? owner))
                {
                    owners.Add(id, binding.FullName);
                }
                else if (owner != binding.FullName)
                {
                    places.TryGetValue(binding.FullName, out LocationModel? place);
                    yield return new DiagnosticModel(RuleIds.IdCollision, place, new[] { owner, binding.FullName }.ToEquatable());
                }
            }
        }
    }

    /// <summary>Where types are declared; closed generic types are where they were found first.</summary>
    private static Dictionary<string, LocationModel?> Places(IEnumerable<ParseResult> results) => results
        .SelectMany(result => result.Bindings.Select((binding, index) => (binding.FullName, IsElsewhere: index > 0, result.Location)))
        .Where(found => found.Location is not null)
        .OrderBy(found => found.IsElsewhere)
        .ThenBy(found => found.Location!.Path, System.StringComparer.Ordinal)
        .ThenBy(found => found.Location!.Span.Start)
        .GroupBy(found => found.FullName)
        .ToDictionary(group => group.Key, group => group.First().Location);

    /// <summary>Of what C# has several names for, as of tuples, the first.</summary>
    private static IEnumerable<BindingModel> Sorted(IEnumerable<BindingModel> bindings) => bindings
        .OrderBy(binding => binding.FullName, System.StringComparer.Ordinal)
        .ThenBy(binding => binding.Type, System.StringComparer.Ordinal)
        .GroupBy(binding => binding.FullName)
        .Select(group => group.First());
}
