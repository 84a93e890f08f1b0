using Nino.Core;
using Nino.Core.RuntimeMode;

namespace Nino.Tests.Kit;

/// <summary>Runtime mode as it serves types that have generated code, which it leaves aside.</summary>
internal static class Modes
{
    private static readonly RuntimeFormatters Compiled = new(usesGenerated: false, NinoRuntimeMode.Compiled);
    private static readonly RuntimeFormatters Interpreted = new(usesGenerated: false, NinoRuntimeMode.Interpreted);

    public static RuntimeFormatters Of(NinoRuntimeMode mode) => mode == NinoRuntimeMode.Compiled ? Compiled : Interpreted;
}
