using System.Collections.Generic;
using Nino.Core;

namespace Nino.Tests.Types;

/// <summary>Holds itself in a list.</summary>
[NinoType]
public sealed class ListClaim
{
    public List<ListClaim?>? Children;
}

/// <summary>Holds itself in an array.</summary>
[NinoType]
public sealed class ArrayClaim
{
    public ArrayClaim?[]? Children;
}

/// <summary>Holds itself in an array of lists.</summary>
[NinoType]
public sealed class NestedClaim
{
    public List<NestedClaim?>?[]? Children;
}

/// <summary>Holds itself in a dictionary.</summary>
[NinoType]
public sealed class DictionaryClaim
{
    public Dictionary<byte, DictionaryClaim?>? Children;
}

/// <summary>Holds itself in a queue.</summary>
[NinoType]
public sealed class QueueClaim
{
    public Queue<QueueClaim?>? Children;
}
