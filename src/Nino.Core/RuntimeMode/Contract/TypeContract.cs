using System.Linq;
using System.Reflection;
using Nino.Contract;
using Nino.Core.Formatters;
using Nino.Core.Runtime;

namespace Nino.Core.RuntimeMode;

/// <summary>The contract of a type as reflection tells; of a generic type, that of its definition, whose members have open types.</summary>
[RequiresUnreferencedCode(Reflected.RuntimeMode)]
[RequiresDynamicCode(Reflected.RuntimeMode)]
internal sealed class TypeContract
{
    private static readonly TypeCache<TypeContract> Known = new();

    private readonly string? _mistake;

    private TypeContract(Type type)
    {
        Type = type;
        IReadOnlyList<ReflectedMember> candidates = MemberCollector.Collect(type);
        Construction = type.IsAbstract ? ContractConstruction<MethodBase, ReflectedMember>.None() : new ReflectedConstruction(type, candidates).Resolve();
        MembersInOrder = ServedOf(candidates);
        if (type.IsValueType && !ReflectedTypes.IsNinoType(type) && !ReflectedTypes.IsOfFramework(type) && !RawStructs.FieldsAreMembers(this))
        {
            IsOfFields = true;
            candidates = MemberCollector.OfFields(type);
            Construction = new ReflectedConstruction(type, candidates).Resolve();
            MembersInOrder = ServedOf(candidates);
        }

        Place = ToleranceRules.PlaceIn(candidates);
        _mistake = ContractMistakes.Of(type, candidates, Construction) ?? ContractMistakes.OfTolerant(type, MembersInOrder, candidates);
    }

    public Type Type { get; }

    public ContractConstruction<MethodBase, ReflectedMember> Construction { get; }

    /// <summary>Whether it is that of a struct without an attribute that has fields which are no members by themselves.</summary>
    public bool IsOfFields { get; }

    /// <summary>The members in contract order.</summary>
    public IReadOnlyList<ReflectedMember> MembersInOrder { get; }

    /// <summary>The member that keeps members which the type does not know, or null.</summary>
    public ReflectedMember? Place { get; }

    /// <summary>Members outside of the contract that every object initializer has to set; they are set to their default.</summary>
    public IEnumerable<MemberInfo> Placeholders => Construction.IsFactory || Construction.SetsRequired
        ? []
        : DeclaredRules.Ancestors(Type).Prepend(Type)
            .SelectMany(level => level.GetMembers(Members.Declared).Where(member => member is FieldInfo or PropertyInfo && Members.IsRequired(member)))
            .Where(member => MembersInOrder.All(known => known.Name != member.Name));

    public static TypeContract Of(Type type) =>
        Known.GetOrAdd(type.IsGenericType ? type.GetGenericTypeDefinition() : type, static definition => new TypeContract(definition));

    private ReflectedMember[] ServedOf(IReadOnlyList<ReflectedMember> candidates) => Array.FindAll(Construction.MembersOf(candidates), member => member.IsServed);

    /// <summary>Raises an error when the declaration is wrong, or no instance can be made.</summary>
    public void Check()
    {
        if (Construction.Problem is { } problem)
        {
            throw new NinoException($"{Type} cannot be serialized: {problem}.", Type);
        }

        if (_mistake is not null)
        {
            throw new NinoException(_mistake, Type);
        }
    }
}
