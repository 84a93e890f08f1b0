using System;

namespace ProtoBuf;

[AttributeUsage(AttributeTargets.Field | AttributeTargets.Property, Inherited = false)]
internal sealed class ProtoMemberAttribute : Attribute
{
    public ProtoMemberAttribute(int tag)
    {
        _ = tag;
    }
}
