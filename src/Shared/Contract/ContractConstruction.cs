using System.Linq;

namespace Nino.Contract;

/// <summary>The constructor or factory that makes an instance.</summary>
/// <param name="Method">The method; null for a struct that has no constructor of its own, for a class that is made without one, or when there is none.</param>
/// <param name="Arguments">A member for each parameter; null where the parameter's default is taken.</param>
/// <param name="IsFactory">Whether it is no constructor that an object initializer can follow: a method, a constructor that C# lets nobody else call, or calls another in place of, or none at all for a class.</param>
/// <param name="IsImplied">Whether it is the constructor of a record that only its parameter list declares.</param>
/// <param name="IsMarked">Whether the user chose it: what it makes of its arguments is what the user wants.</param>
/// <param name="SetsRequired">Whether the constructor says that it sets all required members.</param>
/// <param name="Problem">What is wrong, or null.</param>
internal sealed record ContractConstruction<TMethod, TMember>(TMethod? Method, TMember?[] Arguments, bool IsFactory = false, bool IsImplied = false, bool IsMarked = false, bool SetsRequired = false, ConstructionProblem? Problem = null)
    where TMethod : class
    where TMember : ContractMember
{
    /// <summary>No instance is made: the type is abstract, or there is a problem.</summary>
    public static ContractConstruction<TMethod, TMember> None(ConstructionProblem? problem = null) => new(null, [], Problem: problem);

    /// <summary>A class is made without a constructor.</summary>
    public static ContractConstruction<TMethod, TMember> Bare() => new(null, [], IsFactory: true);

    /// <summary>Whether a class is made without a constructor.</summary>
    public bool IsBare => IsFactory && Method is null;

    /// <summary>Whether it has a say in each value. The constructor of a record has none, unless it is marked: by itself it only sets the members.</summary>
    public bool IsAsked => IsFactory || (Arguments.Length > 0 && !IsImplied);

    /// <summary>Whether members are arguments; a constructor or factory that takes them may refuse those of a default struct, which has all of its state in them.</summary>
    public bool TakesMembers => Array.Exists(Arguments, argument => argument is not null);

    public bool Takes(TMember member) => Array.IndexOf(Arguments, member) >= 0;

    /// <summary>Whether a parameter alone gives a member its value. Where there is a setter it is set afterwards, too: a constructor may have made something else of its argument, and would do it again.</summary>
    public bool Keeps(TMember member) => Takes(member) && (IsImplied || IsMarked || !member.IsSettable);

    /// <summary>Whether a member can be given a value.</summary>
    public bool CanSet(TMember member) => member.Setting != Setting.Never || Takes(member);

    /// <summary>The members of the contract: the candidates that can be set, but for the place of unknown members.</summary>
    public TMember[] MembersOf(IEnumerable<TMember> candidates) => candidates.Where(member => member is { IsMember: true, IsPlace: false } && CanSet(member)).ToArray();

    /// <summary>Whether a member that is marked is left out, because nothing sets it.</summary>
    public bool Loses(TMember member) => member is { IsMember: true, Marks.IsMarked: true } && Problem is null && !CanSet(member);

    /// <summary>Whether a member is set in an object initializer, which only constructors have, or else not by its name.</summary>
    public bool Initializes(TMember member) => member.Setting == Setting.Initializer && !IsFactory && !member.IsHidden;

    /// <summary>Whether a member has to be set wherever an instance is made.</summary>
    public bool Requires(TMember member) => !IsFactory && !SetsRequired && member.IsRequired;

    /// <summary>Whether a member is set, or its collection filled, after the instance is made.</summary>
    public bool Fills(TMember member) => member.Setting == Setting.InPlace && !Takes(member);

    /// <summary>Whether members have to be read before an instance can be made.</summary>
    public bool IsFrom(IEnumerable<TMember> members) =>
        TakesMembers || members.Any(member => Initializes(member) || Requires(member));

    /// <summary>Whether members are read into an object that is there, and not into another one: each can be set again.</summary>
    public bool Refills(IEnumerable<TMember> members) => !TakesMembers && !members.Any(Initializes);
}
