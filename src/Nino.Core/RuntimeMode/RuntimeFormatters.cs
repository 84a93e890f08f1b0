using System;
using System.Collections.Concurrent;
using System.Diagnostics.CodeAnalysis;
using System.Linq;
using Nino.Core.Formatters;

namespace Nino.Core.Runtime;

/// <summary>Composes bindings of types that have no generated code, by reflection.</summary>
/// <param name="usesGenerated">Whether types with generated code keep it; otherwise all types are composed here.</param>
[RequiresUnreferencedCode(Reflected.RuntimeMode)]
[RequiresDynamicCode(Reflected.RuntimeMode)]
internal sealed class RuntimeFormatters(bool usesGenerated)
{
    private readonly ConcurrentDictionary<Type, TypeBinding> _byType = new();
    private readonly ConcurrentDictionary<uint, TypeBinding> _byId = new();

    /// <summary>Those that serve the process.</summary>
    public static readonly RuntimeFormatters Shared = new(usesGenerated: true);

    /// <summary>The binding of a type, or null when the type cannot be serialized.</summary>
    public TypeBinding? Find(Type type)
    {
        if (_byType.TryGetValue(type, out TypeBinding? known))
        {
            return known;
        }

        if (type.ContainsGenericParameters || new FormatterComposer(new Composition(this), GenericScope.None).Of(type) is not { } formatter)
        {
            return null;
        }

        return Add(type, formatter);
    }

    /// <summary>The binding of a type that was composed before, or of a Nino type in a loaded assembly, by its id; or null.</summary>
    public TypeBinding? Find(uint id) =>
        _byId.TryGetValue(id, out TypeBinding? known) ? known
        : TypeIndex.Find(id) is { } type && Find(type) is { } found && ReflectedTypes.IdsOf(type, found.IsObject).Contains(id) ? found
        : null;

    /// <summary>The binding that a type has already, or null.</summary>
    public TypeBinding? FindKnown(Type type) => _byType.TryGetValue(type, out TypeBinding? known) ? known : usesGenerated ? Registry.FindGenerated(type) : Registry.FindBuiltIn(type);

    /// <summary>Binds a type to its formatter.</summary>
    public TypeBinding Add(Type type, Type formatter)
    {
        bool isObject = FormatterTypes.IsObject(type, formatter);
        uint[] ids = ReflectedTypes.IdsOf(type, isObject);
        Type binding = (isObject ? typeof(ObjectBinding<,>) : typeof(TypeBinding<,>)).MakeGenericType(type, formatter);
        TypeBinding bound = _byType.GetOrAdd(type, (TypeBinding)Activator.CreateInstance(binding, ids[0], ReflectedTypes.CarriesId(type))!);
        foreach (uint id in ids.Distinct())
        {
            _byId.TryAdd(id, bound);
        }

        return bound;
    }
}
