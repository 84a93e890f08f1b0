using System;

namespace MessagePack;

[AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct, Inherited = false)]
internal sealed class MessagePackObjectAttribute : Attribute;
