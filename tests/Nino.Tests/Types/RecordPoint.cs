using Nino.Core;

namespace Nino.Tests.Types;

[NinoType]
public readonly record struct RecordPoint(float X, double Y, bool IsSet);
