namespace System.Runtime.CompilerServices;

/// <summary>Lets the assembly that bears it name what is not public in another; the runtime knows the attribute by its name.</summary>
[AttributeUsage(AttributeTargets.Assembly, AllowMultiple = true)]
internal sealed class IgnoresAccessChecksToAttribute(string assemblyName) : Attribute
{
    public string AssemblyName { get; } = assemblyName;
}
