using System.Reflection;
using Nino.Contract;
using Nino.Core.Formatters;
using Nino.Core.Runtime;

namespace Nino.Core.RuntimeMode;

/// <summary>A member of a closed type, and how it is written, read and set.</summary>
[RequiresUnreferencedCode(Reflected.RuntimeMode)]
[RequiresDynamicCode(Reflected.RuntimeMode)]
internal sealed class MemberPlan
{
    public MemberPlan(TypeContract contract, ReflectedMember member, Type owner, GenericScope generic, Type? formatter, int fixedSize)
    {
        Contract = member;
        Type = generic.Close(member.Type);
        Formatter = formatter!;
        FixedSize = fixedSize;
        Reuses = fixedSize == 0 && (member.Custom is not null || new ReflectedForms(generic).Of(member.Type, member.Form).Kind is not (FormKind.Text or FormKind.CompactNumber or FormKind.Sequence));
        Getter = Members.Of(member.Getter, owner);
        Setter = member.Setter is { } setter ? Members.Of(setter, owner) : null;
        IsArgument = contract.Construction.Keeps(member);
        IsFilled = contract.Construction.Fills(member);
        IsRequired = contract.Construction.Requires(member);
        IsInitialized = IsRequired || (contract.Construction.Initializes(member) && !IsArgument);
        Default = DefaultOf(contract.Construction, member);
        KeepsComparer = owner.IsClass && !IsArgument && member is { Setting: Setting.Assignment, Custom: null, Type.IsGenericType: true }
            && KnownComparers.AreKeptBy(TypeNames.InMetadata(member.Type), IsNumber(member.Type.GetGenericArguments()[0]));
    }

    public ReflectedMember Contract { get; }

    public string Name => Contract.Name;

    public Type Type { get; }

    /// <summary>The formatter; only code that is emitted names it.</summary>
    public Type Formatter { get; }

    /// <summary>The number of bytes of every value, or 0.</summary>
    public int FixedSize { get; }

    /// <summary>The field or method that reads it.</summary>
    public MemberInfo Getter { get; }

    /// <summary>The field or method that sets it, or null.</summary>
    public MemberInfo? Setter { get; }

    /// <summary>Whether a constructor parameter alone gives it its value.</summary>
    public bool IsArgument { get; }

    /// <summary>Whether it cannot be set, and what it holds is filled instead.</summary>
    public bool IsFilled { get; }

    /// <summary>Whether a collection is read into one with the comparer that the constructor gave the member.</summary>
    public bool KeepsComparer { get; }

    /// <summary>Whether every instance has to be made with it.</summary>
    public bool IsRequired { get; }

    /// <summary>Whether it is set before anybody else sees the instance.</summary>
    public bool IsInitialized { get; }

    /// <summary>Whether it is assigned after the instance is made.</summary>
    public bool IsAssigned => !IsInitialized && !IsArgument;

    /// <summary>Whether reading into an existing value differs from replacing it.</summary>
    public bool Reuses { get; }

    /// <summary>The constant that it is when the bytes lack it; null for <c>default</c>.</summary>
    public object? Default { get; }

    /// <summary>Whether it is a number before type parameters are given: generated code of a generic type is there once.</summary>
    private static bool IsNumber(Type type) => !type.IsGenericParameter && (type.IsPrimitive || type.IsEnum || type == typeof(decimal));

    private static object? DefaultOf(ContractConstruction<MethodBase, ReflectedMember> construction, ReflectedMember member)
    {
        int index = Array.IndexOf(construction.Arguments, member);
        return index >= 0 && construction.Method!.GetParameters()[index] is { HasDefaultValue: true, ParameterType: var type } parameter && (type.IsByRef ? type.GetElementType() : type) == member.Type
            ? parameter.DefaultValue
            : null;
    }
}
