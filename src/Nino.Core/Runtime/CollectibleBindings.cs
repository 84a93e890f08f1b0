using Nino.Core.Formatters;

namespace Nino.Core.Runtime;

/// <summary>The bindings of types that their load context may let go. They are held by their types only. A class of its own, which most programs do not load.</summary>
internal static class CollectibleBindings
{
    private static readonly ConditionalWeakTable<Type, TypeBinding> ByType = new();

    public static TypeBinding? Find(Type type) => ByType.TryGetValue(type, out TypeBinding? known) ? known : null;

    /// <summary>The binding that the type has, or that it has from now on.</summary>
    public static TypeBinding GetOrAdd(TypeBinding binding) => ByType.GetValue(binding.Type, _ => binding);
}
