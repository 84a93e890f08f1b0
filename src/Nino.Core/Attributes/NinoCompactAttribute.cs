namespace Nino.Core;

/// <summary>Writes numbers in fewer bytes at the cost of time (format.md §11): on a member, or on a type for all members that it declares itself.</summary>
/// <remarks>
/// It reaches numbers, enums, times and <c>char</c>, their nullables, and collections and tuples of them. It does not
/// reach into other types with members: these have an attribute of their own. A struct with compact members has an
/// object head. Readers need the same attribute.
/// </remarks>
[AttributeUsage(AttributeTargets.Field | AttributeTargets.Property | AttributeTargets.Parameter | AttributeTargets.Class | AttributeTargets.Struct, Inherited = false)]
public sealed class NinoCompactAttribute : Attribute;
