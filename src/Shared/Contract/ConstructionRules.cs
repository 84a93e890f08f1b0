using System.Linq;

namespace Nino.Contract;

/// <summary>
/// Chooses what makes an instance: the method that gives one, the marked constructor or factory, a record's primary
/// constructor, the parameterless one, one whose parameters all have defaults where setters restore everything, or the
/// one that leaves the fewest members to the fields behind them, with the fewest parameters, which are all members. A
/// class with several constructors, each for a part of its state, is made without any, where its members are all of its
/// state: the constructor of one part may refuse a value that has the other, or take the part by another name.
/// </summary>
/// <param name="candidates">Everything that could be a member.</param>
internal abstract class ConstructionRules<TMethod, TParameter, TMember>(IEnumerable<TMember> candidates)
    where TMethod : class
    where TParameter : class
    where TMember : ContractMember
{
    private readonly IEnumerable<TMember> _candidates = candidates;
    private readonly TMember[] _named = candidates.Where(member => member is { IsMember: true, IsHidden: false }).ToArray();
    private readonly TMember[] _restored = candidates.Where(member => member.IsRestored).ToArray();
    private readonly TMember[] _members = candidates.Where(member => member is { IsMember: true, IsHidden: false, IsState: true, IsServed: true }).ToArray();

    /// <summary>The method marked <c>[NinoRefDeserialization]</c>, or null.</summary>
    protected abstract TMethod? Pool { get; }

    /// <summary>The first constructor, or factory that code of the type's assembly may call, in declaration order, that is marked <c>[NinoConstructor]</c>, or null.</summary>
    protected abstract TMethod? Marked { get; }

    /// <summary>The constructor that a record's parameter list declares, or null.</summary>
    protected abstract TMethod? Primary { get; }

    /// <summary>The constructors that somebody wrote, or the compiler for a class, in declaration order.</summary>
    protected abstract IEnumerable<TMethod> Constructors { get; }

    /// <summary>Whether non-public members take part, and so do constructors.</summary>
    protected abstract bool ContainsNonPublic { get; }

    /// <summary>Whether an instance can be made without a constructor.</summary>
    protected abstract bool IsStruct { get; }

    /// <summary>Whether it is a struct without an attribute of which each field can be set at no cost: its value is its memory, in which no constructor has a say.</summary>
    protected abstract bool IsMemory { get; }

    public ContractConstruction<TMethod, TMember> Resolve() =>
        Pool is { } pool ? With(pool, [])
        : Marked is { } marked ? OfMarked(marked) with { IsMarked = true }
        : Primary is { } primary ? (Match(primary, allowDefaults: true, isRecord: true) ?? Missing(primary, isRecord: true)) with { IsImplied = true }
        : Best(Constructors.Where(constructor => ContainsNonPublic || IsAccessible(constructor)).OrderBy(constructor => Parameters(constructor).Count).ToArray());

    /// <summary>Whether each field of a class and its base classes is one of the members, or behind one, or holds delegates.</summary>
    protected abstract bool HoldsOnly(IReadOnlyList<TMember> members);

    protected abstract bool IsFactory(TMethod method);

    /// <summary>Whether code of the type's assembly may call a constructor.</summary>
    protected abstract bool IsAccessible(TMethod constructor);

    protected abstract bool SetsRequired(TMethod method);

    protected abstract bool IsRecord { get; }

    /// <summary>Whether a constructor takes another instance alone: it copies that, unless the type is no record and the parameter is a member.</summary>
    protected abstract bool IsCopy(TMethod constructor);

    /// <summary>The names of members that the mark gives.</summary>
    protected abstract IReadOnlyList<string?> NamesOf(TMethod marked);

    protected abstract IReadOnlyList<TParameter> Parameters(TMethod method);

    protected abstract string Name(TParameter parameter);

    protected abstract bool HasDefault(TParameter parameter);

    /// <summary>Whether the argument has to be a variable: <c>ref</c>, <c>out</c>, <c>ref readonly</c>.</summary>
    protected abstract bool IsVariable(TParameter parameter);

    /// <summary>Whether a member converts to a parameter.</summary>
    protected abstract bool Fits(TParameter parameter, TMember member);

    /// <summary>Every struct can be made without arguments. That nobody wrote a constructor for it says nothing of how the struct is meant to be made.</summary>
    private ContractConstruction<TMethod, TMember> Best(TMethod[] constructors)
    {
        if (IsMemory && Array.TrueForAll(_members, member => member.Setting != Setting.Never))
        {
            return ContractConstruction<TMethod, TMember>.None();
        }

        if (constructors.Length > 0 && Parameters(constructors[0]).Count == 0)
        {
            return With(constructors[0], []);
        }

        TMethod[] others = constructors.Where(constructor => !IsCopy(constructor) || (!IsRecord && Find(Parameters(constructor)[0]) is not null)).ToArray();
        ContractConstruction<TMethod, TMember>? plain = IsStruct ? ContractConstruction<TMethod, TMember>.None()
            : others.FirstOrDefault(constructor => Parameters(constructor).All(HasDefault)) is { } bare ? With(bare, new TMember?[Parameters(bare).Count])
            : null;
        ContractConstruction<TMethod, TMember>? best = Best(others, allowDefaults: false);
        best = Best(others, allowDefaults: true) is { } lenient && (best is null || Lost(lenient) < Lost(best)) ? lenient : best;
        if (plain is null && others.Length > 1 && (best is null || Lost(best) > 0) && HoldsOnly(_restored))
        {
            return ContractConstruction<TMethod, TMember>.Bare();
        }

        return plain is not null && (best is null || Lost(plain) <= Lost(best)) ? plain
            : best ?? (others.Length > 0 ? Missing(others[0]) : ContractConstruction<TMethod, TMember>.None(new ConstructionProblem(null)));
    }

    private ContractConstruction<TMethod, TMember>? Best(TMethod[] constructors, bool allowDefaults)
    {
        ContractConstruction<TMethod, TMember>? best = null;
        foreach (TMethod constructor in constructors)
        {
            best = Match(constructor, allowDefaults) is { } match && (best is null || Lost(match) < Lost(best)) ? match : best;
        }

        return best;
    }

    /// <summary>How many members would be left to the fields behind them, or left out, because a constructor is meant to set them and this one does not.</summary>
    private int Lost(ContractConstruction<TMethod, TMember> construction) =>
        _members.Count(member => member.Setting is Setting.Never or Setting.BackingField && !construction.Takes(member));

    private ContractConstruction<TMethod, TMember> OfMarked(TMethod method)
    {
        IReadOnlyList<string?> names = NamesOf(method);
        if (names.Count == 0)
        {
            return Match(method, allowDefaults: true) ?? Missing(method, isMarked: true);
        }

        IReadOnlyList<TParameter> parameters = Parameters(method);
        if (names.Count > parameters.Count)
        {
            return ContractConstruction<TMethod, TMember>.None(new ConstructionProblem(null, Detail: $"[NinoConstructor] names '{names[parameters.Count]}', for which it has no parameter"));
        }

        TMember?[] arguments = new TMember?[parameters.Count];
        for (int i = 0; i < arguments.Length; i++)
        {
            arguments[i] = i < names.Count ? _members.FirstOrDefault(member => member.Name == names[i] && Fits(parameters[i], member)) : null;
            if (arguments[i] is null && !(i >= names.Count && HasDefault(parameters[i])))
            {
                return ContractConstruction<TMethod, TMember>.None(new ConstructionProblem(Name(parameters[i]), IsMarked: true, Reason(parameters[i])));
            }
        }

        return With(method, arguments);
    }

    /// <param name="method">The constructor or factory.</param>
    /// <param name="allowDefaults">Whether parameters that are no members take their defaults.</param>
    /// <param name="isRecord">Whether the method is the constructor of a record, which has to be called: what has no form is left out by passing <c>default</c>, which it only sets.</param>
    private ContractConstruction<TMethod, TMember>? Match(TMethod method, bool allowDefaults, bool isRecord = false)
    {
        IReadOnlyList<TParameter> parameters = Parameters(method);
        TMember?[] arguments = new TMember?[parameters.Count];
        for (int i = 0; i < arguments.Length; i++)
        {
            arguments[i] = Find(parameters[i], isRecord);
            if (arguments[i] is null && !(allowDefaults && HasDefault(parameters[i])))
            {
                return null;
            }
        }

        return With(method, arguments);
    }

    /// <summary>The member of a parameter's name; else one of nearly that name.</summary>
    private TMember? Find(TParameter parameter, bool isRecord = false)
    {
        string name = Name(parameter);
        IEnumerable<TMember> members = isRecord ? _named.Where(member => member.IsState) : _members;
        return members.FirstOrDefault(member => member.Name == name && Fits(parameter, member))
            ?? members.FirstOrDefault(member => ParameterNames.IsSame(name, member.Name) && Fits(parameter, member))
            ?? members.FirstOrDefault(member => ParameterNames.IsNear(name, member.Name) && Fits(parameter, member));
    }

    private ContractConstruction<TMethod, TMember> Missing(TMethod method, bool isMarked = false, bool isRecord = false)
    {
        TParameter[] missing = Parameters(method).Where(parameter => Find(parameter, isRecord) is null && !HasDefault(parameter)).ToArray();
        return ContractConstruction<TMethod, TMember>.None(new ConstructionProblem(Name(missing[0]), isMarked, string.Join("; ", missing.Select(Reason))));
    }

    /// <summary>Why no member fits a parameter.</summary>
    private string Reason(TParameter parameter)
    {
        string name = Name(parameter);
        TMember? near = _named.FirstOrDefault(member => ParameterNames.IsNear(name, member.Name));
        return IsVariable(parameter) ? $"'{name}' takes a variable by reference"
            : near is null ? $"'{name}' is no member{WhyLeftOut(name)}"
            : !Fits(parameter, near) ? $"'{name}' has another type than '{near.Name}'"
            : !near.IsState ? $"'{name}' is no member, because '{near.Name}' is computed: mark that [NinoMember]"
            : $"'{name}' is left out, because the type of '{near.Name}' never holds data";
    }

    private string WhyLeftOut(string name) =>
        _candidates.FirstOrDefault(candidate => candidate is { IsMember: false, IsPublic: false, Marks.IsIgnored: false } && ParameterNames.IsNear(name, candidate.Name)) is { } hidden
            ? $", because '{hidden.Name}' is not public"
            : "";

    private ContractConstruction<TMethod, TMember> With(TMethod method, TMember?[] arguments) => new(method, arguments, IsFactory(method) || !IsAccessible(method), SetsRequired: SetsRequired(method));
}
