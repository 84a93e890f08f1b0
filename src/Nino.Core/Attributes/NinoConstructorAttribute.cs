namespace Nino.Core;

/// <summary>Chooses the constructor, or the public static factory method, that builds an object when it is read.</summary>
[AttributeUsage(AttributeTargets.Constructor | AttributeTargets.Method)]
public sealed class NinoConstructorAttribute : Attribute
{
    /// <summary>Creates the attribute.</summary>
    /// <param name="parameters">The member for each parameter, by position. When empty, parameter names match members, ignoring case and underscores before the name of a member.</param>
    public NinoConstructorAttribute(params string[] parameters) => Parameters = parameters;

    /// <summary>The member for each parameter, by position.</summary>
    public string[] Parameters { get; }
}
