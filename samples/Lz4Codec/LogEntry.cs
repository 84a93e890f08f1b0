using Nino.Core;

namespace Nino.Samples.Lz4;

[NinoType]
public sealed record LogEntry(int Number, string Text);
