using System.Collections.Concurrent;
using System.Linq;
using Nino.Core.Formatters;
using Nino.Core.Memory;
using Nino.Core.Runtime;

namespace Nino.Core.RuntimeMode;

/// <summary>Composes bindings of types that have no generated code, by reflection.</summary>
/// <param name="usesGenerated">Whether types with generated code keep it; otherwise all types are composed here.</param>
/// <param name="mode">How; null for <see cref="NinoRuntime.Mode"/>.</param>
[RequiresUnreferencedCode(Reflected.RuntimeMode)]
[RequiresDynamicCode(Reflected.RuntimeMode)]
internal sealed class RuntimeFormatters(bool usesGenerated, NinoRuntimeMode? mode = null)
{
    /// <summary>Those that serve the process.</summary>
    public static readonly RuntimeFormatters Shared = new(usesGenerated: true);

    private readonly TypeCache<TypeBinding> _byType = new();
    private readonly ConcurrentDictionary<uint, TypeBinding> _byId = new();

    public bool Interprets => (mode ?? NinoRuntime.Mode) == NinoRuntimeMode.Interpreted;

    /// <summary>Whether formatters of the runtime may be closed over any type; ahead-of-time compiled programs have code for some types only.</summary>
    public bool ClosesFormatters => mode is null && DynamicCode.IsSupported;

    /// <summary>A new binding of a type to its formatter.</summary>
    public static TypeBinding Bind(Type type, Type formatter)
    {
        bool isObject = FormatterTypes.IsObject(type, formatter);
        Type binding = (isObject ? typeof(ObjectBinding<,>) : typeof(TypeBinding<,>)).MakeGenericType(type, formatter);
        return (TypeBinding)Activator.CreateInstance(binding, ReflectedTypes.IdsOf(type, isObject)[0], ReflectedTypes.CarriesId(type))!;
    }

    /// <summary>The binding of a type, or null when the type cannot be serialized.</summary>
    public TypeBinding? Find(Type type) =>
        _byType.TryGetValue(type, out TypeBinding? known) ? known
        : type.ContainsGenericParameters || type.IsPointer || type.IsByRef || type.IsByRefLike || type == typeof(void) ? null
        : Interprets ? Interpret(type)
        : new FormatterComposer(new Composition(this), GenericScope.None).Of(type) is not { } formatter ? null
        : _byType.TryGetValue(type, out TypeBinding? composed) ? composed
        : Add(Bind(type, formatter));

    /// <summary>The binding of a Nino type in a loaded assembly, or of another type that was composed before, by its id; or null.</summary>
    /// <param name="id">The id.</param>
    /// <param name="declared">The declared type, by which one of several plugins is chosen.</param>
    /// <exception cref="NinoException">Several types have the id.</exception>
    public TypeBinding? Find(uint id, Type declared)
    {
        TypeBinding? known = _byId.TryGetValue(id, out TypeBinding? composed) ? composed : null;
        if (TypeIndex.Find(id, declared) is not { } type || type == known?.Type)
        {
            return known;
        }

        return known is not null && !Collectible.Is(type) ? throw Registry.Ambiguous(id, known.Type, type)
            : Find(type) is { } found && ReflectedTypes.IdsOf(type, found.IsObject).Contains(id) ? found
            : null;
    }

    /// <summary>The binding that a type has already, or null.</summary>
    public TypeBinding? FindKnown(Type type) =>
        _byType.TryGetValue(type, out TypeBinding? known) ? known
        : FindGenerated(type);

    /// <summary>The binding of a type that is built in or has generated code that is used, or null.</summary>
    public TypeBinding? FindGenerated(Type type) => usesGenerated ? Registry.FindGenerated(type) : Registry.FindBuiltIn(type);

    /// <summary>Adds the bindings of types that have none.</summary>
    /// <returns>The binding that the last of these types has.</returns>
    /// <remarks>Ids come first: whoever finds one of the types may write its id, and another thread reads that.</remarks>
    public TypeBinding Add(params TypeBinding[] bindings)
    {
        lock (_byId)
        {
            foreach (TypeBinding binding in bindings.Where(binding => !_byType.TryGetValue(binding.Type, out _)))
            {
                AddIds(binding);
            }

            return bindings.Select(binding => _byType.GetOrAdd(binding.Type, binding)).Last();
        }
    }

    private void AddIds(TypeBinding binding)
    {
        if (binding.IsCollectible)
        {
            TypeIndex.Add(binding.Type);
            return;
        }

        foreach (uint id in ReflectedTypes.IdsOf(binding.Type, binding.IsObject).Distinct())
        {
            TypeBinding first = _byId.GetOrAdd(id, binding);
            if (this == Shared)
            {
                Registry.AddComposed(id, first.Type, binding.Type);
            }
        }
    }

    /// <summary>The binding of a type that is interpreted, or null when the type cannot be serialized.</summary>
    public TypeBinding? Interpret(Type type)
    {
        NodeComposer composer = new(this);
        if (composer.Of(type) is not { } node)
        {
            return null;
        }

        composer.CompleteVariants();

        // Types that hold each other become known together.
        return Add([.. composer.Objects.Select(Bind), node is BoundNode bound ? bound.Binding : Bind(node)]);
    }

    /// <summary>Interprets a generic type with other formatters of its type arguments than they have everywhere.</summary>
    /// <param name="type">The closed type.</param>
    /// <param name="arguments">The formatters of its type arguments.</param>
    /// <param name="variant">Stands for them.</param>
    public void InterpretVariant(Type type, Type[] arguments, Type variant)
    {
        NodeComposer composer = new(this);
        composer.AddVariant(type, arguments, variant);
        composer.CompleteVariants();
        if (composer.Objects.Select(Bind).ToArray() is { Length: > 0 } objects)
        {
            Add(objects);
        }
    }

    /// <summary>A new binding of a type that is interpreted, which works on objects, for callers that know the type.</summary>
    public static TypeBinding<T> Cast<T>(TypeBinding boxed) => new InterpretedBinding<T>((BoxedBinding)boxed);

    /// <summary>A new binding of a type that is interpreted, for callers that know the type.</summary>
    public static TypeBinding Cast(Node node) => (TypeBinding)Activator.CreateInstance(typeof(InterpretedBinding<>).MakeGenericType(node.Type), Bind(node))!;

    private static BoxedBinding Bind(Node node) =>
        new(node, ReflectedTypes.IdsOf(node.Type, node.IsObject)[0], ReflectedTypes.CarriesId(node.Type));
}
