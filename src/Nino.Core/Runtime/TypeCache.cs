using System.Collections.Concurrent;

namespace Nino.Core.Runtime;

/// <summary>What is known of types. Those that their load context may let go are not held: what is known of them goes with them.</summary>
internal sealed class TypeCache<TValue>
    where TValue : class
{
    private readonly ConcurrentDictionary<Type, TValue> _lasting = new();

    // Null until there is such a type, so that most programs do not load the class. Of objects: the table asks trimming to keep the constructors of its values.
    private ConditionalWeakTable<Type, object>? _collectible;

    public bool TryGetValue(Type type, [NotNullWhen(true)] out TValue? value) =>
        _lasting.TryGetValue(type, out value) || (_collectible is not null && TryGetCollectible(type, out value));

    /// <summary>The value that a type has, or that it has from now on.</summary>
    public TValue GetOrAdd(Type type, TValue value) => Collectible.Is(type) ? GetOrAddCollectible(type, value) : _lasting.GetOrAdd(type, value);

    /// <summary>The value that a type has, or a new one.</summary>
    public TValue GetOrAdd(Type type, Func<Type, TValue> create) => TryGetValue(type, out TValue? known) ? known : GetOrAdd(type, create(type));

    // Apart, so that the class is not loaded before.
    private bool TryGetCollectible(Type type, [NotNullWhen(true)] out TValue? value)
    {
        value = _collectible!.TryGetValue(type, out object? known) ? (TValue)known : null;
        return value is not null;
    }

    private TValue GetOrAddCollectible(Type type, TValue value)
    {
        lock (_lasting)
        {
            return (TValue)(_collectible ??= new()).GetValue(type, _ => value);
        }
    }
}
