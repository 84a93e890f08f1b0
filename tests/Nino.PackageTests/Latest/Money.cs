using Nino.Core;

namespace Latest;

[NinoType]
public readonly record struct Money(long Cents, string Currency);
