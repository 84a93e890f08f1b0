using System;
using System.Collections;
using System.Collections.Generic;
using System.Collections.ObjectModel;
using System.Diagnostics.CodeAnalysis;
using System.Linq;
using Nino.Contract;
using Nino.Core.Formatters;

namespace Nino.Core.Runtime;

/// <summary>Collections and tuples of programs that were compiled ahead of time, which may have no formatter for them.</summary>
/// <param name="nodeOf">Composes the node of a part.</param>
[RequiresUnreferencedCode(Reflected.RuntimeMode)]
[RequiresDynamicCode(Reflected.RuntimeMode)]
internal sealed class CollectionNodes(Func<Type, Node?> nodeOf)
{
    /// <summary>The node of a collection or tuple, or null when it is of another kind or a part of it cannot be serialized.</summary>
    public Node? Find(Type type)
    {
        if (type.IsArray)
        {
            return nodeOf(type.GetElementType()!) is not { } element ? null
                : type.GetArrayRank() == 1 ? new ArrayNode(type, element)
                : new MultiArrayNode(type, element);
        }

        string name = KnownFormatters.MetadataName(type);
        if (!type.IsGenericType || !KnownFormatters.IsKnown(type))
        {
            return OfUser(type);
        }

        if (Array.ConvertAll(type.GetGenericArguments(), part => nodeOf(part)) is not { } parts || Array.IndexOf(parts, null) >= 0)
        {
            return null;
        }

        if (KnownGenerics.Interfaces.TryGetValue(name, out string? read))
        {
            return Read(type, KnownFormatters.Definition(read, type).MakeGenericType(type.GetGenericArguments()), parts!);
        }

        return KnownGenerics.Sequences.ContainsKey(name) ? new TupleNode(type, parts!)
            : KnownGenerics.Objects.ContainsKey(name) ? new TupleObjectNode(type, parts!)
            : Read(type, type, parts!) ?? Made(type, name, parts!);
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
    private Node? Made(Type type, string name, Node[] parts) => name switch
    {
        "System.Nullable`1" => new NullableNode(type, parts[0]),
        "System.Lazy`1" => new LazyNode(type, parts[0]),
        "System.ArraySegment`1" or "System.Memory`1" or "System.ReadOnlyMemory`1" or "System.Buffers.ReadOnlySequence`1" => new MemoryNode(type, nodeOf(parts[0].Type.MakeArrayType())!),
        "System.Collections.ObjectModel.ReadOnlyCollection`1" => new WrappedNode(type, nodeOf(typeof(IList<>).MakeGenericType(parts[0].Type))!),
        "System.Collections.ObjectModel.ReadOnlyObservableCollection`1" => new WrappedNode(type, nodeOf(typeof(ObservableCollection<>).MakeGenericType(parts[0].Type))!),
        "System.Collections.ObjectModel.ReadOnlyDictionary`2" => new WrappedNode(type, nodeOf(typeof(IDictionary<,>).MakeGenericType(type.GenericTypeArguments))!),
        "System.Collections.Concurrent.ConcurrentDictionary`2" => new DictionaryNode(type, type, parts[0], parts[1]),
        "System.Linq.IGrouping`2" => Grouping(type, parts),
        "System.Linq.ILookup`2" => new LookupNode(type, parts[0], Grouping(typeof(IGrouping<,>).MakeGenericType(type.GenericTypeArguments), parts)),
        _ => FilledKind.Of(type, name) is { } kind ? new FilledNode(type, parts[0], kind) : null,
    };

    private GroupingNode Grouping(Type type, Node[] parts) => new(type, parts[0], parts[1], nodeOf(parts[1].Type.MakeArrayType())!);

    /// <summary>A type of the user that can be made, enumerated and added to. It may hold itself, so that nesting is counted (format.md §10).</summary>
    private Node? OfUser(Type type)
    {
        if (FormatterComposer.CollectionOf(type) is not { } contract || nodeOf(contract.GenericTypeArguments[0]) is not { } first)
        {
            return null;
        }

        if (contract.GenericTypeArguments is [_, var valueType])
        {
            return typeof(IDictionary).IsAssignableFrom(type) && nodeOf(valueType) is { } values ? new CountedNode(new DictionaryNode(type, type, first, values)) : null;
        }

        return IsSet(type) ? new CountedNode(new SetNode(type, type, first)) : new FilledNode(type, first, FilledKind.Of(type, contract));
    }

    private static bool IsSet(Type type) =>
        !type.IsValueType && Array.Exists(type.GetInterfaces(), known => known.IsGenericType && known.GetGenericTypeDefinition() == typeof(ISet<>));
}
