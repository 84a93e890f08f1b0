using System.Linq;
using Nino.Core.Formatters;

namespace Nino.Core.Runtime;

/// <summary>The sources of assemblies that their load context may let go. None is held: each lives as long as its assembly.</summary>
internal sealed class CollectibleSources
{
    // What holds a source: its own type.
    private static readonly ConditionalWeakTable<Type, FormatterSource> Held = new();

    private readonly WeakReference<FormatterSource>[] _sources;

    /// <param name="added">A source.</param>
    /// <param name="known">The others.</param>
    public CollectibleSources(FormatterSource added, CollectibleSources? known)
    {
        Held.Add(added.GetType(), added);
        _sources = [new(added), .. known?._sources.Where(source => source.TryGetTarget(out _)) ?? []];
    }

    /// <summary>Those that are still there, the newest first.</summary>
    private IEnumerable<FormatterSource> Alive => _sources.Select(source => source.TryGetTarget(out FormatterSource? alive) ? alive : null).OfType<FormatterSource>();

    /// <summary>The binding of the type with an id, where one of these has it.</summary>
    public TypeBinding? Find(uint id, Type declared)
    {
        // Those of the newest assembly first.
        TypeBinding[] found = Alive.Select(source => source.Find(id)).OfType<TypeBinding>().Where(binding => binding.IsCollectible).ToArray();
        if (found.Length == 0)
        {
            return null;
        }

        TypeBinding[] all = Registry.FindInAllSources(id) is { } lasting ? [.. found, lasting] : found;
        Type? meant = LoadedTwice.Choose(id, declared, Array.ConvertAll(all, binding => binding.Type));
        return Array.Find(all, binding => binding.Type == meant);
    }

    /// <summary>The binding of a type, or null.</summary>
    public TypeBinding? Find(uint objectId, uint otherId, Type type) =>
        Alive.SelectMany(source => new[] { source.Find(objectId), source.Find(otherId) }).FirstOrDefault(binding => binding?.Type == type);
}
