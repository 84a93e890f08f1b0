using System;

namespace MessagePack;

[AttributeUsage(AttributeTargets.Class, AllowMultiple = true, Inherited = false)]
internal sealed class UnionAttribute : Attribute
{
    public UnionAttribute(int key, Type subType)
    {
        _ = key;
        _ = subType;
    }
}
