namespace Nino.Core;

/// <summary>Marks the public static parameterless method that gives an instance of its type when one is read, as from a pool.</summary>
/// <remarks>It is called where there is no instance, but not where an existing one is read into, nor for null. It takes precedence over constructors and <see cref="NinoConstructorAttribute"/>.</remarks>
[AttributeUsage(AttributeTargets.Method)]
public sealed class NinoRefDeserializationAttribute : Attribute;
