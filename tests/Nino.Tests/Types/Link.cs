using Nino.Core;

namespace Nino.Tests.Types;

/// <summary>A generic class that holds itself.</summary>
[NinoType]
public sealed class Link<T>
{
    public T? Value;
    public Link<T>? Next;
}
