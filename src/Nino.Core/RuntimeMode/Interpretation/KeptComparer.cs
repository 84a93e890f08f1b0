using Nino.Core.Formatters;
using Nino.Core.Runtime;

namespace Nino.Core.RuntimeMode;

/// <summary>Makes empty collections of a type with the comparer of another, as <see cref="Comparers"/> does for those whose type is known. Reflection is asked once for each type.</summary>
[RequiresUnreferencedCode(Reflected.RuntimeMode)]
[RequiresDynamicCode(Reflected.RuntimeMode)]
internal sealed class KeptComparer
{
    private static readonly TypeCache<KeptComparer> Known = new();

    private readonly Type _type;
    private readonly Func<object, object?>? _comparer;
    private readonly object? _usual;
    private Func<object?[], object>? _create;

    private KeptComparer(Type type)
    {
        _type = type;
        _comparer = FrameworkMembers.FindComparer(type)?.GetGetMethod() is { } getter ? Invokers.Getter(getter) : null;
        _usual = _comparer?.Invoke(Activator.CreateInstance(type)!);
    }

    public static KeptComparer Of(Type type) => Known.GetOrAdd(type, static type => new KeptComparer(type));

    /// <summary>An empty collection with the comparer of another; null where that is the usual one, or is not told.</summary>
    public object? Like(object made) => _comparer?.Invoke(made) is not { } comparer || ReferenceEquals(comparer, _usual) ? null : Create([comparer]);

    private object Create(object?[] comparer) => (_create ??= Invokers.Factory(FrameworkMembers.Constructor(_type, FrameworkMembers.FindComparer(_type)!.PropertyType)))(comparer);
}
