using System;

namespace ProtoBuf;

[AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct, Inherited = false)]
internal sealed class ProtoContractAttribute : Attribute;
