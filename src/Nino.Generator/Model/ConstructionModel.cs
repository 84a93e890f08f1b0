namespace Nino.Generator.Model;

/// <summary>How an instance is made.</summary>
/// <param name="Callee"><c>new global::X</c>, or the name of a factory method.</param>
/// <param name="Arguments">The arguments: locals, or named arguments.</param>
/// <param name="Placeholders">Initializers for required members outside of the contract.</param>
/// <param name="Accessor">What reaches a constructor that C# does not let generated code name, or null.</param>
/// <param name="FromMembers">Whether members have to be read before the instance can be made.</param>
internal sealed record ConstructionModel(
    string Callee,
    EquatableArray<ArgumentModel> Arguments,
    EquatableArray<string> Placeholders,
    ConstructorModel? Accessor,
    bool FromMembers)
{
    /// <summary>The name of the method of a class that gives the instance, or null.</summary>
    public string? Method { get; init; }

    /// <summary>What calls the constructor of a class on an instance that was made without; null where it is none, or takes no members.</summary>
    public ConstructorModel? Late { get; init; }

    /// <summary>All of its arguments, in order.</summary>
    public EquatableArray<ArgumentModel> LateArguments { get; init; }

    /// <summary>Whether an object of the class that is there is filled, though a new one is made from its members.</summary>
    public bool Refills { get; init; }
}
