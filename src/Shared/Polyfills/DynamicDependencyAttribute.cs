namespace System.Diagnostics.CodeAnalysis;

/// <summary>Names a member that is used by reflection, so that trimming keeps it; for targets whose framework lacks this type.</summary>
[AttributeUsage(AttributeTargets.Constructor | AttributeTargets.Field | AttributeTargets.Method, Inherited = false, AllowMultiple = true)]
internal sealed class DynamicDependencyAttribute : Attribute
{
    public DynamicDependencyAttribute(string memberSignature, Type type)
    {
        MemberSignature = memberSignature;
        Type = type;
    }

    public DynamicDependencyAttribute(string memberSignature, string typeName, string assemblyName)
    {
        MemberSignature = memberSignature;
        TypeName = typeName;
        AssemblyName = assemblyName;
    }

    public string MemberSignature { get; }

    public Type? Type { get; }

    public string? TypeName { get; }

    public string? AssemblyName { get; }
}
