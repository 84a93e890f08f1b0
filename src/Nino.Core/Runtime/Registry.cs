using System.Collections.Concurrent;
using System.Linq;
using Nino.Contract;
using Nino.Core.Formatters;
using Nino.Core.RuntimeMode;

namespace Nino.Core.Runtime;

/// <summary>All bindings of the process: each type has one, built when it is first asked for.</summary>
internal static class Registry
{
    private static readonly ConcurrentDictionary<Type, TypeBinding> ByType = new();
    private static readonly object Gate = new();

    // The formatters of types that no generated code has. Native programs are spared those that they do not use: what
    // their code names is registered with it, and scalars are added where a value may be of any type.
    private static ScalarFormatters? s_builtIn;

    private static FormatterSource[] s_sources = [];

    // Null until an assembly registers that its load context may let go.
    private static CollectibleSources? s_collectible;

    // Made when it is first asked for: a program's start would pay for its code, which the framework has not compiled.
    private static volatile ConcurrentDictionary<uint, TypeBinding>? s_byId;

    // Null once load contexts that may be let go have types: which one an id means may change.
    private static volatile NamedTypes? s_named = new();

    // Two types for an id, one of which has no generated code; null until there are some.
    private static volatile ConcurrentDictionary<uint, Type[]>? s_rivals;

    // Made when it is first asked for: most programs have formatters for all of their roots.
    private static ScalarFormatters? BuiltIn => s_builtIn ??= NinoRuntime.IsSupported ? new ScalarFormatters(BuiltInFormatters.Add) : null;

    public static void Add(FormatterSource source)
    {
        lock (Gate)
        {
            if (Collectible.Is(source.GetType()))
            {
                s_collectible = new CollectibleSources(source, s_collectible);
                s_named = null;
                return;
            }

            s_sources = [.. s_sources, source];

            // The source may have another type for an id.
            s_byId = null;
            s_named = s_collectible is null ? new NamedTypes() : null;
        }
    }

    /// <summary>Notes that a type without generated code has an id. Where another type has it, it means neither from now on.</summary>
    /// <param name="id">The id.</param>
    /// <param name="first">The first of those without generated code that has it.</param>
    /// <param name="type">The type.</param>
    public static void AddComposed(uint id, Type first, Type type)
    {
        Type? other = first != type ? first : Array.ConvertAll(s_sources, source => source.Find(id)?.Type).FirstOrDefault(known => known is not null && known != type);
        if (other is null)
        {
            return;
        }

        lock (Gate)
        {
            (s_rivals ??= new())[id] = [other, type];
            s_byId = null;
            s_named = s_collectible is null ? new NamedTypes() : null;
        }
    }

    /// <summary>The types that inputs named so far; null where they have to be looked up each time.</summary>
    public static NamedTypes? Named => s_named;

    /// <summary>Adds the formatters of scalars, where values may be of any type.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void UseScalars()
    {
        if (s_builtIn is null)
        {
            AddScalars();
        }
    }

    private static void AddScalars()
    {
        lock (Gate)
        {
            s_builtIn = BuiltIn ?? new ScalarFormatters(null);
        }
    }

    /// <summary>The binding of a type.</summary>
    /// <exception cref="NinoException">The type has no formatter.</exception>
    public static TypeBinding Get(Type type) => Find(type) ?? FindPublic(type) ?? throw NoFormatter(type);

    /// <summary>The binding of a type; null when it has none, or when that cannot be told, as its contract is bad or an assembly is not there: a static field cannot raise the error.</summary>
    public static TypeBinding? FindOrNull(Type type)
    {
        try
        {
            // What was found before is asked for second: a type that no caller has named yet is new as a rule.
            return FindGenerated(type) ?? Find(type);
        }
        catch (Exception)
        {
            return null;
        }
    }

    // A catch clause would load the class that it names before anything fails.
    private static bool IsOfNino(Exception error) => error is NinoException;

    /// <summary>The binding for a caller that knows the type, of one that works on objects; one that looks again at each call when there is none. Apart, because compiling it loads the classes.</summary>
    public static TypeBinding<T> BindOther<T>(TypeBinding? found) => found is null ? new UnresolvedBinding<T>() : Typed<T>(found);

    /// <summary>The binding of a type, for a caller that knows the type.</summary>
    /// <exception cref="NinoException">The type has no formatter.</exception>
    public static TypeBinding<T> Get<T>() => Typed<T>(Get(typeof(T)));

    /// <summary>The binding of a type, or null.</summary>
    public static TypeBinding? Find(Type type)
    {
        if (ByType.TryGetValue(type, out TypeBinding? known))
        {
            return MarkNamed(known);
        }

        if (Collectible.Is(type) && CollectibleBindings.Find(type) is { } held)
        {
            return MarkNamed(held);
        }

        return FindGenerated(type) ?? (NinoRuntime.IsSupported ? FindComposed(type) : null);
    }

    /// <summary>The binding of a type that is built in or has generated code, or null.</summary>
    public static TypeBinding? FindGenerated(Type type)
    {
        if (type.IsGenericParameter || type.ContainsGenericParameters)
        {
            return null;
        }

        uint nameHash = TypeIds.Of(TypeNames.Of(type), isObject: true);
        if (FindInSources(nameHash, type) is { } found)
        {
            return found;
        }

        RunModuleInitializers(type);
        return FindInSources(nameHash, type);
    }

    /// <summary>The binding that <see cref="FindGenerated"/> finds, for a caller that knows the hash of the type's name; null when no source has the type yet, or two have formatters of users.</summary>
    public static TypeBinding? FindRegistered(Type type, uint nameHash)
    {
        try
        {
            return FindInSources(nameHash, type);
        }
        catch (Exception error) when (IsOfNino(error))
        {
            return null;
        }
    }

    /// <summary>The binding of a type that needs no generated code, or null.</summary>
    public static TypeBinding? FindBuiltIn(Type type)
    {
        uint objectId = TypeIds.Of(TypeNames.Of(type), isObject: true);
        return FindIn(NinoRuntime.IsSupported ? BuiltIn! : new ScalarFormatters(BuiltInFormatters.Add), objectId, type) is { } found ? MarkNamed(Unique(found)) : null;
    }

    /// <summary>The binding of the type with an id, or null.</summary>
    /// <param name="id">The id.</param>
    /// <param name="declared">The declared type. Where a plugin was loaded more than once, the type that fits is meant.</param>
    /// <exception cref="NinoException">Assemblies have different types with the id.</exception>
    public static TypeBinding? Find(uint id, Type declared)
    {
        if (NinoRuntime.IsSupported && s_rivals is { } rivals && rivals.TryGetValue(id, out Type[]? both))
        {
            throw Ambiguous(id, both[0], both[1]);
        }

        // Types that may be let go come first: which of them is meant may change.
        if (s_collectible is not null && FindCollectible(id, declared) is { } collectible)
        {
            return collectible;
        }

        ConcurrentDictionary<uint, TypeBinding> byId = s_byId ??= new();
        if (byId.TryGetValue(id, out TypeBinding? known))
        {
            return known;
        }

        TypeBinding? found = FindInAllSources(id);
        if (found is null)
        {
            LoadedAssemblies.InitializeNew();
            found = FindCollectible(id, declared) ?? FindInAllSources(id) ?? (NinoRuntime.IsSupported ? FindComposed(id, declared) : null);
        }

        return found is null || Collectible.Is(found.Type) ? found : byId.GetOrAdd(id, found);
    }

    [UnconditionalSuppressMessage("Trimming", "IL2026", Justification = "Only runtime mode makes a binding that is boxed.")]
    [UnconditionalSuppressMessage("AOT", "IL3050", Justification = "Only runtime mode makes a binding that is boxed.")]
    private static TypeBinding<T> Typed<T>(TypeBinding binding) => binding as TypeBinding<T> ?? (NinoRuntime.IsSupported ? RuntimeFormatters.Cast<T>(binding) : (TypeBinding<T>)binding);

    [RequiresUnreferencedCode(Reflected.RuntimeMode)]
    [RequiresDynamicCode(Reflected.RuntimeMode)]
    private static TypeBinding? FindComposed(Type type) =>
        NinoRuntime.Mode != NinoRuntimeMode.GeneratedOnly && RuntimeFormatters.Shared.Find(type) is { } composed ? Unique(composed) : null;

    [RequiresUnreferencedCode(Reflected.RuntimeMode)]
    [RequiresDynamicCode(Reflected.RuntimeMode)]
    private static TypeBinding? FindComposed(uint id, Type declared) =>
        NinoRuntime.Mode != NinoRuntimeMode.GeneratedOnly && RuntimeFormatters.Shared.Find(id, declared) is { } composed ? Unique(composed) : null;

    internal static NinoException NoFormatter(Type type) => new(
        $"{type} has no formatter. Put [NinoType] on it, or on the types that it is made of, or name a [NinoCustomFormatter] for it; a closed type that the generator did not see is registered by [assembly: NinoSerializable(typeof(...))].{(NinoRuntime.Mode == NinoRuntimeMode.GeneratedOnly ? " Or let NinoRuntime.Mode serve types without generated code." : "")}", type);

    /// <summary>The binding that values of an internal class of the framework are written by, or null.</summary>
    private static TypeBinding? FindPublic(Type type) =>
        BuiltIn?.PublicTypeOf(type) is not { } known || Find(known) is not { } binding ? null
        : Collectible.Is(type) ? binding
        : ByType.GetOrAdd(type, binding);

    /// <summary>The binding of the type with an id, where load contexts that may be let go have such a type.</summary>
    private static TypeBinding? FindCollectible(uint id, Type declared) => s_collectible?.Find(id, declared) is { } found ? Unique(found) : null;

    /// <summary>The binding of the type with an id that lasts, or null.</summary>
    public static TypeBinding? FindInAllSources(uint id)
    {
        TypeBinding? found = null;
        foreach (FormatterSource source in s_sources)
        {
            found = Join(id, found, source.Find(id));
        }

        found = Join(id, found, BuiltIn?.Find(id));
        return found is null ? null : Unique(found);
    }

    private static TypeBinding? Join(uint id, TypeBinding? found, TypeBinding? next) =>
        next is null ? found
        : found is null ? next
        : found.Type == next.Type ? Choose(found, next)
        : throw Ambiguous(id, found.Type, next.Type);

    internal static NinoException Ambiguous(uint id, Type first, Type second) => new(
        $"Type id {id:X8} is that of {Place(first)} and of {Place(second)}. Give one of them another with [NinoTag] or [NinoFormerName].", first);

    private static string Place(Type type) => $"{type} in {type.Assembly.GetName().Name}";

    private static TypeBinding? FindInSources(uint objectId, Type type)
    {
        TypeBinding? found = null;
        foreach (FormatterSource source in s_sources)
        {
            TypeBinding? binding = source.Find(objectId);
            if (binding?.Type != type)
            {
                binding = source.Find(objectId | TypeIds.NotAnObject);
            }

            // Choose is seldom needed, and is not compiled before.
            if (binding is not null && binding.Type == type)
            {
                found = found is null ? binding : Choose(found, binding);
            }
        }

        // They take a while to be listed, and nothing that they have wins over what is found.
        if (found is null && BuiltIn is { } builtIn)
        {
            found = FindIn(builtIn, objectId, type);
        }

        // What lasts is not served by code that may go, unless there is no other.
        if (found is null && s_collectible is not null && (Collectible.Is(type) || !NinoRuntime.IsSupported || NinoRuntime.Mode == NinoRuntimeMode.GeneratedOnly))
        {
            found = s_collectible.Find(objectId, objectId | TypeIds.NotAnObject, type);
        }

        return found is null ? null : MarkNamed(found.IsCollectible ? CollectibleBindings.GetOrAdd(found) : ByType.GetOrAdd(type, found));
    }

    private static TypeBinding? FindIn(FormatterSource source, uint objectId, Type type) =>
        source.Find(objectId) is { } binding && binding.Type == type ? binding
        : source.Find(objectId | TypeIds.NotAnObject) is { } other && other.Type == type ? other
        : null;

    /// <summary>Notes that the program itself asked for a type: from now on, an input may choose it (<see cref="TypeBinding.MustBeNamed"/>).</summary>
    private static TypeBinding MarkNamed(TypeBinding binding)
    {
        binding.MustBeNamed = false;
        return binding;
    }

    /// <summary>Of two bindings of one type, that of the user's formatter, whichever assembly it comes from.</summary>
    /// <exception cref="NinoException">Both have a formatter of the user, and not the same.</exception>
    private static TypeBinding Choose(TypeBinding found, TypeBinding next)
    {
        if (next.CustomFormatter is not { } custom)
        {
            return found;
        }

        if (found.CustomFormatter is { } known && known != custom)
        {
            throw new NinoException(
                $"{found.Type} has two custom formatters: {Place(known)} and {Place(custom)}. Declare one, in an assembly that the others reference.", found.Type);
        }

        return next;
    }

    private static TypeBinding Unique(TypeBinding binding) => binding.IsCollectible ? CollectibleBindings.GetOrAdd(binding) : ByType.GetOrAdd(binding.Type, binding);

    /// <summary>An assembly of which only types were named so far has not registered its formatters yet.</summary>
    private static void RunModuleInitializers(Type type)
    {
        RuntimeHelpers.RunModuleConstructor(type.Module.ModuleHandle);
        if (type.HasElementType)
        {
            RunModuleInitializers(type.GetElementType()!);
        }

        foreach (Type argument in type.GenericTypeArguments)
        {
            RunModuleInitializers(argument);
        }
    }
}
