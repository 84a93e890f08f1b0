using System;
using System.Runtime.CompilerServices;
using Nino.Core;

namespace Nino.Tests.RuntimeMode;

/// <summary>The mode in which the tests run: <c>NINO_MODE=Interpreted</c> interprets every type where code can be emitted, as the property says.</summary>
internal static class RunMode
{
    [ModuleInitializer]
    public static void Set()
    {
        if (Environment.GetEnvironmentVariable("NINO_MODE") is { Length: > 0 } mode)
        {
            NinoRuntime.Mode = Enum.Parse<NinoRuntimeMode>(mode);
        }
    }
}
