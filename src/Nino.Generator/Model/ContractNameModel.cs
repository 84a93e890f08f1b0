namespace Nino.Generator.Model;

/// <summary>What bytes and schemas tell about a type beside its members.</summary>
/// <param name="Name">The full name (format.md §8).</param>
/// <param name="Tag">The number of its <c>[NinoTag]</c>, or null.</param>
/// <param name="FormerNames">The other names that it has in bytes, that which is written first.</param>
/// <param name="Bases">The full names of the base classes and interfaces that take part, in order.</param>
/// <param name="Reserved">The numbers that it and its base classes keep, ascending.</param>
internal sealed record ContractNameModel(string Name, ushort? Tag, EquatableArray<string> FormerNames, EquatableArray<string> Bases, EquatableArray<int> Reserved);
