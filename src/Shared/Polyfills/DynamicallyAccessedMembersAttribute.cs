namespace System.Diagnostics.CodeAnalysis;

[AttributeUsage(AttributeTargets.GenericParameter | AttributeTargets.Parameter, Inherited = false)]
internal sealed class DynamicallyAccessedMembersAttribute(DynamicallyAccessedMemberTypes memberTypes) : Attribute
{
    public DynamicallyAccessedMemberTypes MemberTypes { get; } = memberTypes;
}
