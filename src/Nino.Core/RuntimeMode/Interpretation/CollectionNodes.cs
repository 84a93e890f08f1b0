using System.Collections;
using System.Collections.ObjectModel;
using System.Linq;
using Nino.Contract;
using Nino.Core.Formatters;

namespace Nino.Core.RuntimeMode;

/// <summary>Collections and tuples of programs that were compiled ahead of time, which may have no formatter for them.</summary>
/// <param name="nodeOf">Composes the node of a part.</param>
/// <param name="close">Puts type arguments in the place of type parameters.</param>
[RequiresUnreferencedCode(Reflected.RuntimeMode)]
[RequiresDynamicCode(Reflected.RuntimeMode)]
internal sealed class CollectionNodes(Func<Type, Node?> nodeOf, Func<Type, Type> close)
{
    /// <summary>The node of a collection or tuple, or null when it is of another kind or a part of it cannot be serialized.</summary>
    /// <param name="type">The closed type.</param>
    /// <param name="decided">Its form, the parts of which have type parameters of the type that has it as a member.</param>
    public Node? Find(Type type, Form<Type> decided)
    {
        // What is read in the place of an interface has its type arguments.
        IReadOnlyList<Type> types = decided.Kind == FormKind.Interface ? decided.Parts[0].GetGenericArguments() : decided.Parts;
        Node?[] parts = types.Select(nodeOf).ToArray();
        return Array.IndexOf(parts, null) >= 0 ? null : decided.Kind switch
        {
            FormKind.Array => decided.TakesType ? new MultiArrayNode(type, parts[0]!) : new ArrayNode(type, parts[0]!),
            FormKind.Interface => Read(type, close(decided.Parts[0]), parts!),
            FormKind.Sequence or FormKind.Tuple => new TupleNode(type, parts!),
            FormKind.Collection or FormKind.Value => Read(type, type, parts!) ?? Made(type, decided.Name, decided.Parts, parts!),
            FormKind.UserCollection => OfUser(type, close(decided.Contract!), parts!),
            _ => null,
        };
    }

    /// <summary>The collections that stand in the place of an interface, and those like them.</summary>
    private static Node? Read(Type declared, Type created, Node[] parts)
    {
        Type definition = created.GetGenericTypeDefinition();
        return definition == typeof(List<>) ? new ListNode(declared, created, parts[0])
            : definition == typeof(HashSet<>) || definition == typeof(SortedSet<>) ? new SetNode(declared, created, parts[0])
            : definition == typeof(Dictionary<,>) || definition == typeof(SortedDictionary<,>) || definition == typeof(SortedList<,>) ? new DictionaryNode(declared, created, parts[0], parts[1])
            : null;
    }

    /// <summary>Types that are made of their parts in other ways.</summary>
    private Node? Made(Type type, string name, IReadOnlyList<Type> arguments, Node[] parts) => name switch
    {
        "System.Nullable`1" => new NullableNode(type, parts[0]),
        "System.Lazy`1" => new LazyNode(type, parts[0]),
        "System.ArraySegment`1" or "System.Memory`1" or "System.ReadOnlyMemory`1" or "System.Buffers.ReadOnlySequence`1" => new MemoryNode(type, nodeOf(arguments[0].MakeArrayType())!),
        "System.Collections.ObjectModel.ReadOnlyCollection`1" => new WrappedNode(type, new ListNode(typeof(IList<>).MakeGenericType(type.GenericTypeArguments), typeof(List<>).MakeGenericType(type.GenericTypeArguments), parts[0])),
        "System.Collections.ObjectModel.ReadOnlyObservableCollection`1" => new WrappedNode(type, nodeOf(typeof(ObservableCollection<>).MakeGenericType(arguments[0]))!),
        "System.Collections.ObjectModel.ReadOnlyDictionary`2" => new WrappedNode(type, new DictionaryNode(typeof(IDictionary<,>).MakeGenericType(type.GenericTypeArguments), typeof(Dictionary<,>).MakeGenericType(type.GenericTypeArguments), parts[0], parts[1])),
        "System.Collections.Concurrent.ConcurrentDictionary`2" => new DictionaryNode(type, type, parts[0], parts[1]),
        "System.Linq.IGrouping`2" => Grouping(type, arguments, parts),
        "System.Linq.ILookup`2" => new LookupNode(type, parts[0], Grouping(typeof(IGrouping<,>).MakeGenericType(type.GenericTypeArguments), arguments, parts)),
        _ => FilledKind.Of(type, name) is { } kind ? new FilledNode(type, parts[0], kind) : null,
    };

    /// <remarks>Its elements are not packed, as those of a member that is an array may be.</remarks>
    private GroupingNode Grouping(Type type, IReadOnlyList<Type> arguments, Node[] parts) => new(type, parts[0], parts[1], new ArrayNode(close(arguments[1]).MakeArrayType(), parts[1]));

    /// <summary>A type of the user that can be made, enumerated and added to. It may hold itself, so that nesting is counted (format.md §10).</summary>
    private static Node? OfUser(Type type, Type contract, Node[] parts) =>
        parts.Length == 2 ? (typeof(IDictionary).IsAssignableFrom(type) ? new CountedNode(new DictionaryNode(type, type, parts[0], parts[1])) : null)
        : IsSet(type) ? new CountedNode(new SetNode(type, type, parts[0]))
        : new CountedNode(new FilledNode(type, parts[0], FilledKind.Of(type, contract)), type.IsValueType ? parts[0] : null);

    private static bool IsSet(Type type) =>
        !type.IsValueType && Array.Exists(type.GetInterfaces(), known => known.IsGenericType && known.GetGenericTypeDefinition() == typeof(ISet<>));
}
