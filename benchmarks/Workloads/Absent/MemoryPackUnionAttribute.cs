using System;

namespace MemoryPack;

[AttributeUsage(AttributeTargets.Class, AllowMultiple = true, Inherited = false)]
internal sealed class MemoryPackUnionAttribute : Attribute
{
    public MemoryPackUnionAttribute(ushort tag, Type type)
    {
        _ = tag;
        _ = type;
    }
}
