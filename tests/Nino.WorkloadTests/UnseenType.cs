using System;
using Nino.Core;

namespace Nino.WorkloadTests;

/// <summary>A type of which the generator sees no closed form.</summary>
[NinoType]
public sealed class UnseenType<T>
{
    public T Value = default!;

    public int Number;

    public decimal Price;

    public Guid Key;

    public DateTimeKind Kind;
}
