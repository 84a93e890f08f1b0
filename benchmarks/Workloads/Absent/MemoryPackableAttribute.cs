using System;

namespace MemoryPack;

[AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct, Inherited = false)]
internal sealed class MemoryPackableAttribute : Attribute
{
    public MemoryPackableAttribute(GenerateType generateType = default) => _ = generateType;
}
