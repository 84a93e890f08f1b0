using System.Collections.Generic;
using System.Linq;

namespace Nino.Contract;

/// <summary>Chooses what makes an instance: the method that gives one, the marked constructor or factory, a record's primary constructor, the parameterless one, or the one that leaves out the fewest members, with the fewest parameters, which are all members.</summary>
/// <param name="candidates">Everything that could be a member.</param>
internal abstract class ConstructionRules<TMethod, TParameter, TMember>(IEnumerable<TMember> candidates)
    where TMethod : class
    where TParameter : class
    where TMember : ContractMember
{
    private readonly TMember[] _members = candidates.Where(member => member is { IsMember: true, IsHidden: false }).ToArray();

    /// <summary>The method marked <c>[NinoRefDeserialization]</c>, or null.</summary>
    protected abstract TMethod? Pool { get; }

    /// <summary>The first constructor or factory, in declaration order, that is marked <c>[NinoConstructor]</c> and that code of the type's assembly may call, or null.</summary>
    protected abstract TMethod? Marked { get; }

    /// <summary>The constructor that a record's parameter list declares, or null.</summary>
    protected abstract TMethod? Primary { get; }

    /// <summary>The constructors that somebody wrote, or the compiler for a class, and that code of the type's assembly may call, in declaration order.</summary>
    protected abstract IEnumerable<TMethod> Constructors { get; }

    /// <summary>Whether an instance can be made without a constructor.</summary>
    protected abstract bool IsStruct { get; }

    public ContractConstruction<TMethod, TMember> Resolve() =>
        Pool is { } pool ? With(pool, [])
        : Marked is { } marked ? OfMarked(marked)
        : Primary is { } primary ? (Match(primary, allowDefaults: true) ?? Missing(primary)) with { IsImplied = true }
        : Best(Constructors.OrderBy(constructor => Parameters(constructor).Count).ToArray());

    protected abstract bool IsFactory(TMethod method);

    protected abstract bool SetsRequired(TMethod method);

    /// <summary>Whether a constructor copies an instance.</summary>
    protected abstract bool IsCopy(TMethod constructor);

    /// <summary>The names of members that the mark gives.</summary>
    protected abstract IReadOnlyList<string?> NamesOf(TMethod marked);

    protected abstract IReadOnlyList<TParameter> Parameters(TMethod method);

    protected abstract string Name(TParameter parameter);

    protected abstract bool HasDefault(TParameter parameter);

    /// <summary>Whether a member converts to a parameter.</summary>
    protected abstract bool Fits(TParameter parameter, TMember member);

    /// <summary>Every struct can be made without arguments. That nobody wrote a constructor for it says nothing of how the struct is meant to be made.</summary>
    private ContractConstruction<TMethod, TMember> Best(TMethod[] constructors)
    {
        if (constructors.Length > 0 && Parameters(constructors[0]).Count == 0)
        {
            return With(constructors[0], []);
        }

        TMethod[] others = constructors.Where(constructor => !IsCopy(constructor)).ToArray();
        ContractConstruction<TMethod, TMember>? best = Best(others, allowDefaults: false);
        if (IsStruct)
        {
            ContractConstruction<TMethod, TMember> plain = ContractConstruction<TMethod, TMember>.None();
            return best is null || Lost(plain) <= Lost(best) ? plain : best;
        }

        return best ?? Best(others, allowDefaults: true)
            ?? (others.Length > 0 ? Missing(others[0]) : ContractConstruction<TMethod, TMember>.None(new ConstructionProblem(null)));
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

    /// <summary>How many members would be left out, because only a constructor can set them and this one does not.</summary>
    private int Lost(ContractConstruction<TMethod, TMember> construction) => _members.Count(member => !construction.CanSet(member));

    private ContractConstruction<TMethod, TMember> OfMarked(TMethod method)
    {
        IReadOnlyList<string?> names = NamesOf(method);
        if (names.Count == 0)
        {
            return Match(method, allowDefaults: true) ?? Missing(method, isMarked: true);
        }

        IReadOnlyList<TParameter> parameters = Parameters(method);
        TMember?[] arguments = new TMember?[parameters.Count];
        for (int i = 0; i < arguments.Length; i++)
        {
            arguments[i] = i < names.Count ? _members.FirstOrDefault(member => member.Name == names[i] && Fits(parameters[i], member)) : null;
            if (arguments[i] is null && !(i >= names.Count && HasDefault(parameters[i])))
            {
                return ContractConstruction<TMethod, TMember>.None(new ConstructionProblem(Name(parameters[i]), IsMarked: true));
            }
        }

        return With(method, arguments);
    }

    private ContractConstruction<TMethod, TMember>? Match(TMethod method, bool allowDefaults)
    {
        IReadOnlyList<TParameter> parameters = Parameters(method);
        TMember?[] arguments = new TMember?[parameters.Count];
        for (int i = 0; i < arguments.Length; i++)
        {
            arguments[i] = Find(parameters[i]);
            if (arguments[i] is null && !(allowDefaults && HasDefault(parameters[i])))
            {
                return null;
            }
        }

        return With(method, arguments);
    }

    /// <summary>The member of a parameter's name; else one of nearly that name.</summary>
    private TMember? Find(TParameter parameter)
    {
        string name = Name(parameter);
        return _members.FirstOrDefault(member => member.Name == name && Fits(parameter, member))
            ?? _members.FirstOrDefault(member => ParameterNames.IsSame(name, member.Name) && Fits(parameter, member))
            ?? _members.FirstOrDefault(member => ParameterNames.IsNear(name, member.Name) && Fits(parameter, member));
    }

    private ContractConstruction<TMethod, TMember> Missing(TMethod method, bool isMarked = false) => ContractConstruction<TMethod, TMember>.None(
        new ConstructionProblem(Name(Parameters(method).First(parameter => Find(parameter) is null && !HasDefault(parameter))), isMarked));

    private ContractConstruction<TMethod, TMember> With(TMethod method, TMember?[] arguments) => new(method, arguments, IsFactory(method), SetsRequired: SetsRequired(method));
}
