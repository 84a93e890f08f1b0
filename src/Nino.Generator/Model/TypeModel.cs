using System.Linq;

namespace Nino.Generator.Model;

/// <summary>A type for which a formatter is printed.</summary>
/// <param name="HintName">The name of the generated file.</param>
/// <param name="Namespace">The namespace of the formatter.</param>
/// <param name="Formatter">The formatter without type arguments.</param>
/// <param name="TypeParameters">The formatter's type parameters in angle brackets, or empty.</param>
/// <param name="Constraints">The constraint clauses.</param>
/// <param name="Type">The type.</param>
/// <param name="DisplayName">The type, for the comment.</param>
/// <param name="Accessibility"><c>public</c> or <c>internal</c>.</param>
/// <param name="Form">The form.</param>
/// <param name="MayBeDerived">Whether a value may be of a derived type.</param>
/// <param name="IsRecursive">Whether the type can hold itself, so that depth has to be counted.</param>
/// <param name="IsSequential">Whether memory holds exactly the members, in contract order, when there is no padding.</param>
/// <param name="NamesForbidden">Whether the type or a member is obsolete as an error; code that is obsolete itself may name it.</param>
/// <param name="Callbacks">The callbacks that it asks for.</param>
/// <param name="CallsUserCode">Whether it is a struct that calls code of the user for each value.</param>
/// <param name="Members">The members in contract order.</param>
/// <param name="Construction">How an instance is made.</param>
/// <param name="Bases">The Nino types that values of this class may be declared as, where their formatters can compare types.</param>
internal sealed record TypeModel(
    string HintName,
    string Namespace,
    string Formatter,
    string TypeParameters,
    EquatableArray<string> Constraints,
    string Type,
    string DisplayName,
    string Accessibility,
    TypeForm Form,
    bool MayBeDerived,
    bool IsRecursive,
    bool IsSequential,
    bool NamesForbidden,
    CallbacksModel Callbacks,
    bool CallsUserCode,
    EquatableArray<MemberModel> Members,
    ConstructionModel Construction,
    EquatableArray<string> Bases)
{
    /// <summary>The classes that a value may be of instead, where generated code compares with each of them.</summary>
    public EquatableArray<DerivedModel> Derived { get; init; }

    /// <summary>Whether it is a struct of which a default value is a fresh one, so that elements are read where they stand.</summary>
    public bool ReadsInPlace { get; init; }

    /// <summary>Whether members that are all default make a default struct, of which the constructor is not asked: it may refuse them.</summary>
    public bool KeepsDefault { get; init; }

    /// <summary>Whether a setter does more than setting a field.</summary>
    public bool SettersAct { get; init; }

    /// <summary>What schemas tell beside the members.</summary>
    public ContractNameModel? Contract { get; init; }

    /// <summary>Whether it is version-tolerant (format.md §14).</summary>
    public bool IsTolerant { get; init; }

    /// <summary>What is read where bytes hold a derived type that is not known, as an expression; null where they are an error.</summary>
    public string? Fallback { get; init; }

    /// <summary>Whether members that are at their default take no byte.</summary>
    public bool SkipsDefaults { get; init; }

    /// <summary>Whether instances keep their identity, by the type's own rules (format.md §15).</summary>
    public bool PreservesReferences { get; init; }

    /// <summary>Whether the compiler or the framework compares instances field by field, and fields may hold objects.</summary>
    public bool IsEqualByFields { get; init; }

    /// <summary>Whether a version-tolerant type reads bytes of the time before it was one.</summary>
    public bool ReadsPlain { get; init; }

    /// <summary>The member of a version-tolerant type that keeps members which it does not know.</summary>
    public MemberModel? Place { get; init; }

    /// <summary>The structs that members hold, or are collections of, and that may be large.</summary>
    public EquatableArray<string> LargeValues { get; init; }

    /// <summary>The members that derived classes of other assemblies do not see.</summary>
    public string HiddenMembers { get; init; } = "";

    /// <summary>Those among them that generated code of other assemblies can reach.</summary>
    public EquatableArray<HiddenMemberModel> DeclaredHidden { get; init; }

    /// <summary>Where there are such, the names of what its class declares, in order.</summary>
    public string DeclaredNames { get; init; } = "";

    /// <summary>The type parameters with their attributes, in angle brackets, or empty.</summary>
    public string DeclaredParameters { get; init; } = "";

    /// <summary>The ids of what the compiler would report about the symbols that the formatter names.</summary>
    public EquatableArray<string> Suppressed { get; init; }

    /// <summary>Whether the head tells the number of members by itself (format.md §7).</summary>
    public bool HasShortHead => Members.Count <= 190;

    /// <summary>Whether each member is of a size that is known here.</summary>
    public bool HasFixedMembers => Members.All(member => member.Formatter.Fixedness == Fixedness.Fixed);

    /// <summary>The bytes of a body whose members are all of fixed size.</summary>
    public int FixedBodySize => 1 + Members.Sum(member => member.Formatter.Size);

    /// <summary>Whether a body is a head and its members, and always of the same size.</summary>
    public bool HasFixedBody => HasShortHead
        && !IsTolerant
        && !IsRecursive
        && LargeValues.Count == 0
        && Callbacks == CallbacksModel.None
        && HasFixedMembers;

    /// <summary>Whether nothing is left to do where an instance is made of its members.</summary>
    public bool IsMadeAtOnce => Construction.FromMembers
        && Construction.Method is null
        && !IsRecursive
        && Callbacks is { OnDeserializing: false, OnDeserialized: false }
        && !Members.Any(member => member.IsAssigned);

    public string Self => Formatter + TypeParameters;
}
