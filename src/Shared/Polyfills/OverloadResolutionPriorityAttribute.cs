namespace System.Runtime.CompilerServices;

/// <summary>Decides between methods that fit a call; for targets whose framework lacks this type. Compilers know it by its name.</summary>
[AttributeUsage(AttributeTargets.Method, Inherited = false)]
internal sealed class OverloadResolutionPriorityAttribute(int priority) : Attribute
{
    public int Priority { get; } = priority;
}
