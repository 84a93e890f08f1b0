using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Diagnostics.CodeAnalysis;
using System.Linq;
using System.Reflection;
using Nino.Contract;
using Nino.Core.Formatters;

namespace Nino.Core.Runtime;

/// <summary>The contract of a type as reflection tells; of a generic type, that of its definition, whose members have open types.</summary>
[RequiresUnreferencedCode(Reflected.RuntimeMode)]
[RequiresDynamicCode(Reflected.RuntimeMode)]
internal sealed class TypeContract
{
    private static readonly ConcurrentDictionary<Type, TypeContract> Known = new();

    private TypeContract(Type type)
    {
        Type = type;
        IReadOnlyList<ContractMember> candidates = MemberCollector.Collect(type);
        Construction = type.IsAbstract ? new ContractConstruction(null, []) : ConstructionReader.Resolve(type, candidates);
        MembersInOrder = candidates.Where(member => member.IsMember && Construction.CanSet(member)).ToArray();
    }

    public Type Type { get; }

    public ContractConstruction Construction { get; }

    /// <summary>The members in contract order.</summary>
    public IReadOnlyList<ContractMember> MembersInOrder { get; }

    /// <summary>Whether members have to be read before an instance can be made.</summary>
    public bool IsMadeFromMembers => Construction.Arguments.Any(argument => argument is not null)
        || MembersInOrder.Any(member => Construction.Initializes(member) || Construction.Requires(member));

    /// <summary>Members outside of the contract that every object initializer has to set; they are set to their default.</summary>
    public IEnumerable<MemberInfo> Placeholders => Construction.IsFactory || Construction.SetsRequired
        ? []
        : ReflectedTypes.Ancestors(Type).Prepend(Type)
            .SelectMany(level => level.GetMembers(Members.Declared).Where(Members.IsRequired))
            .Where(member => MembersInOrder.All(known => known.Name != member.Name));

    public static TypeContract Of(Type type) =>
        Known.GetOrAdd(type.IsGenericType ? type.GetGenericTypeDefinition() : type, static definition => new TypeContract(definition));

    /// <summary>Raises an error when the bytes of generated code cannot be told, or no instance can be made.</summary>
    public void Check()
    {
        if (Construction.Problem is { } problem)
        {
            throw new NinoException($"{Type} cannot be serialized: {problem}.", Type);
        }

        foreach (IGrouping<Type, ContractMember> level in MembersInOrder
            .Where(member => member.Marks.Number == MemberOrder.NoNumber)
            .GroupBy(member => member.Info.DeclaringType!))
        {
            if (level.Any(member => member.Info is FieldInfo) && level.Any(member => member.Info is PropertyInfo property && Members.BackingField(property) is null))
            {
                throw new NinoException(
                    $"{level.Key} has fields and computed properties, of which reflection does not tell the common order. Number them with [NinoMember], or let the source generator see the type.",
                    level.Key);
            }
        }
    }
}
