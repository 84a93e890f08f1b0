namespace Nino.Contract;

/// <summary>A field or property that is, or could be, a member of a contract: what its reader knows, and what the rules make of it.</summary>
internal abstract class ContractMember
{
    public abstract string Name { get; }

    public abstract bool IsField { get; }

    /// <summary>Whether everybody may read it.</summary>
    public abstract bool IsPublic { get; }

    /// <summary>Whether it is a property that overrides another.</summary>
    public abstract bool IsOverride { get; }

    /// <summary>Whether another assembly declares it, which may not show its setter.</summary>
    public abstract bool IsElsewhere { get; }

    /// <summary>Whether C# requires every object initializer to set it.</summary>
    public abstract bool IsRequired { get; }

    /// <summary>What it says about itself; of an override that has its place, also what it takes over.</summary>
    public MemberMarks Marks { get; private set; } = null!;

    /// <summary>Its place.</summary>
    public MemberOrder Order { get; private set; }

    /// <summary>The member that was declared first in that place: itself, unless it overrides another.</summary>
    public ContractMember First { get; private set; } = null!;

    /// <summary>How it is set.</summary>
    public Setting Setting { get; private set; }

    /// <summary>Whether the rules of its type include it.</summary>
    public bool IsMember { get; private set; }

    /// <summary>Whether its numbers are compact, because it or its type says so.</summary>
    public bool IsCompact { get; private set; }

    /// <summary>What its attributes, and those of its type, choose for what it holds.</summary>
    public MemberForm Form => Marks.Form with { IsCompact = IsCompact };

    /// <summary>The level of the hierarchy that declares it: 0 is the most basic one.</summary>
    public int Level { get; set; }

    /// <summary>Whether the type that is written is version-tolerant.</summary>
    public bool IsTolerant { get; set; }

    /// <summary>Whether a derived type declares another member of the same name.</summary>
    public bool IsHidden { get; private set; }

    /// <summary>Whether it is state: a computed property, which nothing sets, is no member because a constructor's parameter has its name.</summary>
    public bool IsState => Setting != Setting.Never || Marks.IsMarked;

    /// <summary>Whether it is set to what was written even where a constructor takes it: it is a field that is not read-only, or a property with a setter; where non-public members take part, any field.</summary>
    public bool IsSettable => Setting is Setting.Assignment or Setting.Initializer && (HasSetter || IsOfAll);

    /// <summary>Whether the type that declares it takes non-public members too, and so all fields.</summary>
    public bool IsOfAll { get; private set; }

    /// <summary>Whether it is a field, or has one behind it.</summary>
    public abstract bool IsAutomatic { get; }

    /// <summary>Whether reading gives it the value that was written, whatever a constructor does.</summary>
    public bool IsRestored => IsMember && IsServed && Setting is (Setting.Assignment or Setting.Initializer or Setting.BackingField);

    /// <summary>Whether it would be lost where nothing writes the members of its level: it is included, may hold data, and can be set or filled without a constructor.</summary>
    public bool IsLosable => IsMember && IsServed && Setting is (Setting.Assignment or Setting.Initializer or Setting.InPlace);

    /// <summary>Whether its type is <c>NinoUnknownMembers</c>: it is no member itself, and keeps those that the type does not know.</summary>
    public abstract bool IsPlace { get; }

    /// <summary>Whether it would be lost where only the elements of its collection are written. An auto-property counts whatever setter it has: other assemblies do not see one that is private.</summary>
    public bool IsLosableState => IsLosable || (IsMember && IsServed && Setting is Setting.BackingField);

    /// <summary>Whether its type may hold data: one that never does is left out, unless it has a form all the same.</summary>
    public abstract bool IsServed { get; }

    /// <summary>Whether it is a field that is not read-only, or a property with a setter, whoever may call it, or one that it takes over from the property that it overrides.</summary>
    protected abstract bool HasSetter { get; }

    /// <summary>Whether code of its assembly sets it in an object initializer only.</summary>
    protected abstract bool IsInitOnly { get; }

    /// <summary>Whether it belongs to a class and holds a collection that can be cleared and filled.</summary>
    protected abstract bool CanBeFilled { get; }

    public void Hide() => IsHidden = true;

    /// <summary>Stands for a property that overrides it and cannot be set.</summary>
    public void StandFor(ContractMember overriding) => (Marks, Order, IsMember, IsCompact) = (overriding.Marks, overriding.Order, overriding.IsMember, overriding.IsCompact);

    /// <summary>Applies the rules of the level that declares it.</summary>
    /// <param name="level">The level.</param>
    /// <param name="rules">Its rules.</param>
    /// <param name="place">Its place, as far as its number does not decide.</param>
    /// <param name="overridden">The member of which it takes the place, or null.</param>
    public void Apply<TMember>(ContractLevel<TMember> level, TypeRules rules, MemberOrder place, TMember? overridden)
        where TMember : ContractMember
    {
        // A struct without an attribute keeps the form of its fields.
        MemberMarks own = OwnMarks();
        own = level.Rules is null ? own with { Form = own.Form.Plain } : own;
        Marks = overridden is null ? own : own.Over(overridden.Marks);
        IsCompact = Marks.Form.IsCompact || overridden is { IsCompact: true } || level is { Rules: not null, IsCompact: true };
        Order = (overridden?.Order ?? place) with { Number = Marks.Number };
        First = overridden?.First ?? this;
        IsMember = rules.Includes(IsPublic, Marks.IsMarked, Marks.IsIgnored);
        Setting = SettingIn(rules);
        IsOfAll = rules.ContainNonPublicMembers && level.Rules is not null;
    }

    protected abstract MemberMarks OwnMarks();

    /// <summary>What cannot be set may be filled. A computed property has to say by a mark that it gives the same collection each time.</summary>
    private Setting SettingIn(TypeRules rules) => HasSetter ? (IsInitOnly ? Setting.Initializer : Setting.Assignment)
        : rules.ContainNonPublicMembers && IsAutomatic ? Setting.Assignment
        : CanBeFilled && (Marks.IsMarked || IsAutomatic) ? Setting.InPlace
        : IsField ? Setting.Assignment
        : IsAutomatic ? Setting.BackingField
        : Setting.Never;
}
