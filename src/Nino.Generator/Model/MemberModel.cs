namespace Nino.Generator.Model;

/// <summary>A member of a contract, in contract order.</summary>
/// <param name="Name">The name, as in the source.</param>
/// <param name="Identifier">The name, escaped where it is a keyword.</param>
/// <param name="Local">A local variable for the member's value.</param>
/// <param name="Cast">A cast that reaches a member that a derived type hides, or empty.</param>
/// <param name="Type">The declared type.</param>
/// <param name="Formatter">The form.</param>
/// <param name="Getter">What reads it, where its name cannot be used.</param>
/// <param name="Setter">What sets it, where its name cannot be used.</param>
/// <param name="IsFilled">Whether it cannot be set, and what it holds is filled instead.</param>
/// <param name="IsInitialized">Whether only an object initializer sets it, or has to.</param>
/// <param name="IsRequired">Whether every object initializer has to set it.</param>
/// <param name="IsArgument">Whether a constructor parameter alone gives it its value.</param>
/// <param name="IsDynamic">Whether the compiler would bind calls with it at run time.</param>
/// <param name="Default">The value where bytes lack the member: the default of its parameter, or <c>default</c>.</param>
internal sealed record MemberModel(
    string Name,
    string Identifier,
    string Local,
    string Cast,
    string Type,
    FormatterModel Formatter,
    AccessorModel? Getter,
    AccessorModel? Setter,
    bool IsFilled,
    bool IsInitialized,
    bool IsRequired,
    bool IsArgument,
    bool IsDynamic,
    string Default)
{
    /// <summary>The number, of a member of a version-tolerant type.</summary>
    public int Number { get; init; }

    /// <summary>What sets a member that only an initializer can set by its name; null where its name can be used, or <see cref="Setter"/>.</summary>
    public AccessorModel? LateSetter { get; init; }

    /// <summary>Whether it may be a struct: a new one is read, and not read into a default.</summary>
    public bool IsStruct { get; init; }

    /// <summary>Whether a collection is read into one with the comparer that the constructor gave the member.</summary>
    public bool KeepsComparer { get; init; }

    /// <summary>Whether it is assigned after the instance is made.</summary>
    public bool IsAssigned => !IsInitialized && !IsArgument;

    /// <summary>The member of an instance, to be read.</summary>
    public string Of(string instance) => Getter?.Get(instance) ?? (IsDynamic ? $"((object){Named(instance)})" : Named(instance));

    /// <summary>The statement that sets the member of an instance.</summary>
    public string Set(string instance, string value) =>
        IsFilled ? $"InPlace.Fill({Of(instance)}, {value});"
        : Setter?.Set(instance, value) ?? $"{Named(instance)} = {value};";

    /// <summary>The statement that sets the member of an instance that was made without an initializer.</summary>
    public string SetLate(string instance, string value) => LateSetter?.Set(instance, value) ?? Set(instance, value);

    private string Named(string instance) => Cast.Length == 0 ? $"{instance}.{Identifier}" : $"({Cast}{instance}).{Identifier}";
}
