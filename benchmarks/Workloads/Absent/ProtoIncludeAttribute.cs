using System;

namespace ProtoBuf;

[AttributeUsage(AttributeTargets.Class, AllowMultiple = true, Inherited = false)]
internal sealed class ProtoIncludeAttribute : Attribute
{
    public ProtoIncludeAttribute(int tag, Type knownType)
    {
        _ = tag;
        _ = knownType;
    }
}
