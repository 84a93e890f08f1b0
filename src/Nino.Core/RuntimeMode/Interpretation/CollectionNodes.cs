using System;
using System.Collections.Generic;
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
        "System.Collections.ObjectModel.ReadOnlyDictionary`2" => new WrappedNode(type, nodeOf(typeof(IDictionary<,>).MakeGenericType(type.GenericTypeArguments))!),
        "System.Collections.Concurrent.ConcurrentDictionary`2" => new DictionaryNode(type, type, parts[0], parts[1]),
        "System.Linq.IGrouping`2" => Grouping(type, parts),
        "System.Linq.ILookup`2" => new LookupNode(type, parts[0], Grouping(typeof(IGrouping<,>).MakeGenericType(type.GenericTypeArguments), parts)),
        _ => FilledKind.Of(type, name) is { } kind ? new FilledNode(type, parts[0], kind) : null,
    };

    private GroupingNode Grouping(Type type, Node[] parts) => new(type, parts[0], parts[1], nodeOf(parts[1].Type.MakeArrayType())!);

    /// <summary>A class that can be made, enumerated and added to. A set of the user may be a hash table, which its formatter knows to guard.</summary>
    private FilledNode? OfUser(Type type) => !type.IsValueType
        && FormatterComposer.CollectionOf(type) is { GenericTypeArguments: [var element] } contract
        && !type.GetInterfaces().Any(known => known.IsGenericType && known.GetGenericTypeDefinition() == typeof(ISet<>))
        && nodeOf(element) is { } node
            ? new FilledNode(type, node, FilledKind.Of(type, contract))
            : null;
}
