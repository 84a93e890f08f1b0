using System.Linq;
using System.Reflection;
using Nino.Contract;
using Nino.Core.Formatters;
using Nino.Core.Memory;
using Nino.Core.Runtime;

namespace Nino.Core.RuntimeMode;

/// <summary>How a closed type with members is written, read and made.</summary>
[RequiresUnreferencedCode(Reflected.RuntimeMode)]
[RequiresDynamicCode(Reflected.RuntimeMode)]
internal sealed class TypePlan
{
    private Type[]? _largeValues;

    public TypePlan(Type type, TypeContract contract, IEnumerable<MemberPlan> members)
    {
        Type = type;
        Contract = contract;
        MembersInOrder = members.ToArray();
        CheckOrder();
        Constructor = contract.Construction.Method is { } method ? Members.OfMethod(method, type) : null;
        Arguments = contract.Construction.Arguments
            .Select(argument => argument is null ? null : Array.Find(MembersInOrder, member => ReferenceEquals(member.Contract, argument)))
            .ToArray();
        Placeholders = contract.Placeholders.Select(member => Members.Of(member, type)).ToArray();
        IsCounted = Recursion.IsCounted(contract);
        IsMadeFromMembers = contract.Construction.IsFrom(contract.MembersInOrder);
        TypeRules? rules = DeclaredRules.Of(type);
        IsTolerant = rules is { IsTolerant: true };
        SkipsDefaults = rules is { IsTolerant: true, SkipsDefaults: true };
        References = type.IsValueType ? ReferenceUse.Never : rules is { PreservesReferences: true } ? ReferenceUse.Always : ReferenceUse.ByOption;
        Place = contract.Place is { } place ? new MemberPlan(contract, place, type, GenericScope.None, null, 0) : null;
        Refills = IsConstructedLate && contract.Construction.Refills(contract.MembersInOrder);
        KeepsDefault = type.IsValueType && contract.Construction.TakesMembers && RawStructs.FieldsAreMembers(contract)
            // The constructor of a record has no say in its members, and initializers have one in those that it does not take.
            && (!contract.Construction.IsImplied || MembersInOrder.All(member => member.IsArgument));
    }

    public Type Type { get; }

    public TypeContract Contract { get; }

    public MemberPlan[] MembersInOrder { get; }

    /// <summary>The constructor or factory; null for a struct that has none, and for a class that is made without one.</summary>
    public MethodBase? Constructor { get; }

    /// <summary>A member for each parameter; null where the parameter's default is taken, or that of its type.</summary>
    public MemberPlan?[] Arguments { get; }

    public MemberInfo[] Placeholders { get; }

    /// <summary>Whether nesting has to be counted.</summary>
    public bool IsCounted { get; }

    public bool IsMadeFromMembers { get; }

    /// <summary>Whether members that are all default make a default struct, of which the constructor is not asked: it may refuse them.</summary>
    public bool KeepsDefault { get; }

    /// <summary>Whether the form is the members one after another (format.md §3).</summary>
    public bool IsFixedSize => Type.IsValueType && !IsTolerant && MembersInOrder.Length > 0 && MembersInOrder.All(member => member.FixedSize != 0);

    /// <summary>Whether it is version-tolerant (format.md §14).</summary>
    public bool IsTolerant { get; }

    /// <summary>Whether members that are at their default take no byte.</summary>
    public bool SkipsDefaults { get; }

    /// <summary>Whether instances keep their identity (format.md §15).</summary>
    public ReferenceUse References { get; }

    /// <summary>Whether members can be read before the constructor is called: on an instance that has been made without.</summary>
    public bool IsConstructedLate => IsMadeFromMembers && !Type.IsValueType && Constructor is ConstructorInfo;

    /// <summary>Whether an object of the class that is there is filled, though a new one is made from its members.</summary>
    public bool Refills { get; }

    /// <summary>The member that keeps unknown members, or null.</summary>
    public MemberPlan? Place { get; }

    /// <summary>Whether it reads bytes of the time before it was version-tolerant.</summary>
    public bool ReadsPlain => MemberRules.ReadsPlain(Contract.MembersInOrder, DeclaredRules.Ancestors(Type).Prepend(Type).Any(level => level.IsDefined(typeof(NinoReservedAttribute), inherit: false)));

    public int Size => MembersInOrder.Sum(member => member.FixedSize);

    public bool MayBeDerived => !Type.IsSealed;

    public bool Calls(Type callback) => callback.IsAssignableFrom(Type);

    /// <summary>The layout of a sequential struct whose fields are its members in contract order, if it has no padding.</summary>
    public FixedLayout Layout => CallsUserCode ? FixedLayout.Made
        : !IsSequential ? FixedLayout.Packed
        : MembersInOrder.Any(member => LayoutOf(member) == FixedLayout.RawChecked) ? FixedLayout.RawChecked
        : FixedLayout.Raw;

    /// <summary>The large structs that members hold or are collections of. Those of a struct are looked at by whoever holds it, where it does not hold itself.</summary>
    public Type[] LargeValues => _largeValues ??= Type.IsValueType && !IsCounted ? [] : MembersInOrder.SelectMany(member => LargeIn(member.Type)).Distinct().ToArray();

    /// <summary>Whether a body is only its members, each of fixed size.</summary>
    public bool HasFixedBody => !IsTolerant && MembersInOrder.Length is > 0 and < Head.LastCount && !IsCounted && LargeValues.Length == 0 && !HasCallbacks(Type) && MembersInOrder.All(member => member.FixedSize != 0);

    /// <summary>Whether each value calls code of the user.</summary>
    public bool CallsUserCode => Type.IsValueType && (HasCallbacks(Type)
        || (ReflectedTypes.IsNinoType(Type) ? Contract.Construction.IsAsked || MakesMore : Contract.Construction.IsMarked || ReflectedConstruction.PoolOf(Type) is not null)
        || MembersInOrder.Any(member => member.Contract.HasBody || (member.FixedSize != 0 && FormatterTypes.Layout(member.Type, member.Formatter) == FixedLayout.Made)));

    /// <summary>Whether a constructor makes what no member holds.</summary>
    private bool MakesMore => Contract.Construction.Method is not null && !RawStructs.FieldsAreMembers(Contract);

    private bool IsSequential => RawStructs.IsSequential(Type)
        && MembersInOrder.All(member => LayoutOf(member) is FixedLayout.Raw or FixedLayout.RawChecked)
        && Members.Fields(Contract.Type) is var fields
        && fields.Length == MembersInOrder.Length
        && fields.Zip(MembersInOrder, (declared, member) => RawStructs.Holds(member.Contract.Info, declared)).All(same => same);

    public static bool HasCallbacks(Type type) => new[] { typeof(INinoOnSerializing), typeof(INinoOnSerialized), typeof(INinoOnDeserializing), typeof(INinoOnDeserialized) }
        .Any(callback => callback.IsAssignableFrom(type));

    private static IEnumerable<Type> LargeIn(Type type)
    {
        IEnumerable<Type> parts = (type.IsArray ? [type.GetElementType()!] : type.GetGenericArguments()).SelectMany(LargeIn);
        return IsLarge(type) ? parts.Prepend(type) : parts;
    }

    private static bool IsLarge(Type type) => type is { IsValueType: true, IsPrimitive: false, IsEnum: false }
        && (type.IsGenericType || !ReflectedTypes.IsOfFramework(type))
        && (bool)typeof(StackRoom).GetMethod(nameof(StackRoom.IsLarge))!.MakeGenericMethod(type).Invoke(null, null)!;

    /// <summary>The layout of a member in a sequential struct. The runtime reorders the fields of a struct that holds one of automatic layout, such as <c>DateTime</c>.</summary>
    private static FixedLayout LayoutOf(MemberPlan member) => member.Type.IsPrimitive || member.Type.IsEnum || member.Type.IsLayoutSequential
        ? FormatterTypes.Layout(member.Type, member.Formatter)
        : FixedLayout.Packed;

    /// <summary>Raises an error where the order of the members that are served cannot be told. Overrides have the places of what they override.</summary>
    private void CheckOrder()
    {
        foreach (IGrouping<Type, ReflectedMember> level in MembersInOrder
            .Where(member => member.Contract.Marks.Number == MemberOrder.NoNumber)
            .Select(member => (ReflectedMember)member.Contract.First)
            .Where(member => (member.IsAutomatic || !member.IsOfAll) && member.Info.Module.Assembly == Contract.Type.Assembly)
            .GroupBy(member => member.Info.DeclaringType!)
            .Where(level => level.Any(member => member.Info is FieldInfo)))
        {
            FieldInfo?[] behind = level.Select(member => member.Info).OfType<PropertyInfo>().Select(Members.BackingField).ToArray();
            if (behind.Contains(null) || !behind.SequenceEqual(behind.OrderBy(field => field!.MetadataToken)))
            {
                throw new NinoException(
                    $"{level.Key} has fields and computed or partial properties, of which reflection does not tell the common order. Number them with [NinoMember], or let the source generator see the type.",
                    level.Key);
            }
        }
    }
}
