using System;
using System.Collections.Generic;
using System.Linq;
using System.Runtime.CompilerServices;
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

    /// <summary>The bindings of the types with an id, those of the newest assembly first.</summary>
    public TypeBinding[] Find(uint id) => Alive.Select(source => source.Find(id)).OfType<TypeBinding>().Where(binding => binding.IsCollectible).ToArray();

    /// <summary>The binding of a type, or null.</summary>
    public TypeBinding? Find(uint objectId, uint otherId, Type type) =>
        Alive.SelectMany(source => new[] { source.Find(objectId), source.Find(otherId) }).FirstOrDefault(binding => binding?.Type == type);
}
