namespace Nino.Core;

/// <summary>A value in compact form (format.md §11): for a root or an element what <see cref="NinoCompactAttribute"/> is for a member. It takes no bytes of its own.</summary>
/// <typeparam name="T">A number, or a type that holds numbers as nullables, tuples and collections do. Type parameters of Nino types, and the members of other types, are not reached.</typeparam>
/// <param name="Value">The value.</param>
/// <remarks>A part of the contract: what was written so has to be read so.</remarks>
public readonly record struct NinoCompactValue<T>(T Value)
{
    /// <summary>The value.</summary>
    public static implicit operator T(NinoCompactValue<T> compact) => compact.Value;

    /// <summary>Takes a value.</summary>
    public static implicit operator NinoCompactValue<T>(T value) => new(value);
}
