namespace Nino.Core;

/// <summary>Leaves a member out. After reading it holds what the constructor or initializer gave it.</summary>
[AttributeUsage(AttributeTargets.Field | AttributeTargets.Property | AttributeTargets.Parameter)]
public sealed class NinoIgnoreAttribute : Attribute;
