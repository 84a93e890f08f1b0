namespace Nino.Core;

/// <summary>Says what is read where bytes hold an object of a derived type that this program does not know, in place of an error.</summary>
/// <remarks>
/// It goes on a version-tolerant class or interface, and holds where that is declared, or a class derived from it that the fallback
/// type fits. Only objects of version-tolerant types can be skipped: of others it is an error all the same. A fallback type with a place for
/// <see cref="NinoUnknownMembers"/> keeps the members and the type, so that both are written again.
/// </remarks>
[AttributeUsage(AttributeTargets.Class | AttributeTargets.Interface, Inherited = true)]
public sealed class NinoFallbackTypeAttribute : Attribute
{
    /// <summary>Creates the attribute.</summary>
    /// <param name="fallbackType">A version-tolerant class that is the marked type or derived from it; null: the value is null.</param>
    public NinoFallbackTypeAttribute(Type? fallbackType) => FallbackType = fallbackType;

    /// <summary>What is made in place of an object of an unknown type; null: the value is null.</summary>
    public Type? FallbackType { get; }
}
