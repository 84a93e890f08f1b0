using System;

namespace MemoryPack;

[AttributeUsage(AttributeTargets.Field | AttributeTargets.Property, Inherited = false)]
internal sealed class MemoryPackOrderAttribute : Attribute
{
    public MemoryPackOrderAttribute(int order) => _ = order;
}
