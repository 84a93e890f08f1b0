using Nino.Core;

namespace Nino.Tests.Types;

/// <summary>The attribute does not reach what a type parameter stands for, so that the struct is fixed-size where its type argument is.</summary>
[NinoType, NinoCompact]
public struct CompactSlot<T>
{
    public T Content;
    public T Other;
}
