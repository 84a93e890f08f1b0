using System;
using System.Collections.Generic;
using System.Diagnostics.CodeAnalysis;
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
            return type.GetArrayRank() == 1 && nodeOf(type.GetElementType()!) is { } element ? new ArrayNode(type, element) : null;
        }

        if (!type.IsGenericType || Array.ConvertAll(type.GetGenericArguments(), part => nodeOf(part)) is not { } parts || Array.IndexOf(parts, null) >= 0)
        {
            return null;
        }

        string name = KnownFormatters.MetadataName(type);
        if (KnownGenerics.Interfaces.TryGetValue(name, out string? read))
        {
            return Find(type, KnownFormatters.Definition(read, type).MakeGenericType(type.GetGenericArguments()), parts!);
        }

        return name == "System.Nullable`1" ? new NullableNode(type, parts[0]!)
            : KnownGenerics.Sequences.ContainsKey(name) ? new TupleNode(type, parts!)
            : Find(type, type, parts!);
    }

    private static Node? Find(Type declared, Type created, Node[] parts)
    {
        Type definition = created.GetGenericTypeDefinition();
        return definition == typeof(List<>) ? new ListNode(declared, created, parts[0])
            : definition == typeof(HashSet<>) || definition == typeof(SortedSet<>) ? new SetNode(declared, created, parts[0])
            : definition == typeof(Dictionary<,>) || definition == typeof(SortedDictionary<,>) || definition == typeof(SortedList<,>) ? new DictionaryNode(declared, created, parts[0], parts[1])
            : null;
    }
}
