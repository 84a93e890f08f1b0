using System;
using System.Collections;
using System.Collections.Generic;
using System.Collections.ObjectModel;
using System.Diagnostics.CodeAnalysis;
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
    /// <param name="open">The type, with type parameters of the type that has it as a member.</param>
    public Node? Find(Type open)
    {
        Type type = close(open);
        if (open.IsArray)
        {
            return nodeOf(open.GetElementType()!) is not { } element ? null
                : type.GetArrayRank() == 1 ? new ArrayNode(type, element)
                : new MultiArrayNode(type, element);
        }

        string name = KnownFormatters.MetadataName(type);
        if (!type.IsGenericType || !KnownFormatters.IsKnown(type))
        {
            return OfUser(open, type);
        }

        Type[] arguments = open.GetGenericArguments();
        if (Array.ConvertAll(arguments, part => nodeOf(part)) is not { } parts || Array.IndexOf(parts, null) >= 0)
        {
            return null;
        }

        if (KnownGenerics.Interfaces.TryGetValue(name, out string? read))
        {
            return Read(type, KnownFormatters.Definition(read, type).MakeGenericType(type.GetGenericArguments()), parts!);
        }

        return KnownGenerics.Sequences.ContainsKey(name) ? new TupleNode(type, parts!)
            : KnownGenerics.Objects.ContainsKey(name) ? new TupleObjectNode(type, parts!)
            : Read(type, type, parts!) ?? Made(type, name, arguments, parts!);
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
    private Node? Made(Type type, string name, Type[] arguments, Node[] parts) => name switch
    {
        "System.Nullable`1" => new NullableNode(type, parts[0]),
        "System.Lazy`1" => new LazyNode(type, parts[0]),
        "System.ArraySegment`1" or "System.Memory`1" or "System.ReadOnlyMemory`1" or "System.Buffers.ReadOnlySequence`1" => new MemoryNode(type, nodeOf(arguments[0].MakeArrayType())!),
        "System.Collections.ObjectModel.ReadOnlyCollection`1" => new WrappedNode(type, nodeOf(typeof(IList<>).MakeGenericType(arguments[0]))!),
        "System.Collections.ObjectModel.ReadOnlyObservableCollection`1" => new WrappedNode(type, nodeOf(typeof(ObservableCollection<>).MakeGenericType(arguments[0]))!),
        "System.Collections.ObjectModel.ReadOnlyDictionary`2" => new WrappedNode(type, nodeOf(typeof(IDictionary<,>).MakeGenericType(arguments))!),
        "System.Collections.Concurrent.ConcurrentDictionary`2" => new DictionaryNode(type, type, parts[0], parts[1]),
        "System.Linq.IGrouping`2" => Grouping(type, arguments, parts),
        "System.Linq.ILookup`2" => new LookupNode(type, parts[0], Grouping(typeof(IGrouping<,>).MakeGenericType(type.GenericTypeArguments), arguments, parts)),
        _ => FilledKind.Of(type, name) is { } kind ? new FilledNode(type, parts[0], kind) : null,
    };

    private GroupingNode Grouping(Type type, Type[] arguments, Node[] parts) => new(type, parts[0], parts[1], nodeOf(arguments[1].MakeArrayType())!);

    /// <summary>A type of the user that can be made, enumerated and added to. It may hold itself, so that nesting is counted (format.md §10).</summary>
    private Node? OfUser(Type open, Type type)
    {
        if (FormatterComposer.CollectionOf(open, type) is not { } contract || nodeOf(contract.GetGenericArguments()[0]) is not { } first)
        {
            return null;
        }

        if (contract.GetGenericArguments() is [_, var valueType])
        {
            return typeof(IDictionary).IsAssignableFrom(type) && nodeOf(valueType) is { } values ? new CountedNode(new DictionaryNode(type, type, first, values)) : null;
        }

        return IsSet(type) ? new CountedNode(new SetNode(type, type, first)) : new FilledNode(type, first, FilledKind.Of(type, close(contract)));
    }

    private static bool IsSet(Type type) =>
        !type.IsValueType && Array.Exists(type.GetInterfaces(), known => known.IsGenericType && known.GetGenericTypeDefinition() == typeof(ISet<>));
}
