namespace Nino.Core.Formatters;

/// <summary>Marks what belongs to a type: that of a derived class is one of its base classes and interfaces, too.</summary>
/// <typeparam name="T">The type.</typeparam>
internal interface ITypeOf<out T>;
