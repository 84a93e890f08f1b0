namespace Nino.Core;

/// <summary>Keeps the type id that a type had under an earlier name, so that stored bytes still find it (format.md §8).</summary>
/// <remarks>
/// The id of the first name in the source is written; those of further names, and of the type's own, are read too. The
/// former name of a generic type goes without type arguments. Types nested in the type, and generic types over it, follow it.
/// </remarks>
[AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct | AttributeTargets.Interface, AllowMultiple = true, Inherited = false)]
public sealed class NinoFormerNameAttribute : Attribute
{
    /// <summary>Creates the attribute.</summary>
    /// <param name="formerName">The earlier full name, with or without <c>global::</c>.</param>
    public NinoFormerNameAttribute(string formerName) => FormerName = formerName;

    /// <summary>The earlier full name.</summary>
    public string FormerName { get; }
}
