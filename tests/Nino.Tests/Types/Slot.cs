using Nino.Core;

namespace Nino.Tests.Types;

/// <summary>A generic struct, fixed-size where its type argument is.</summary>
[NinoType]
public struct Slot<T>
{
    public T Content;
}
