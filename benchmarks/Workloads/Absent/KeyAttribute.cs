using System;

namespace MessagePack;

[AttributeUsage(AttributeTargets.Field | AttributeTargets.Property, Inherited = false)]
internal sealed class KeyAttribute : Attribute
{
    public KeyAttribute(int key)
    {
        _ = key;
    }
}
