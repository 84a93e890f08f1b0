using System;
using Nino.Core;

namespace Nino.Samples.Running;

/// <summary>Runs a sample without runtime mode, so that only what the generator wrote can serve it.</summary>
internal static class GeneratedOnly
{
    public static void Run(Action sample)
    {
        NinoRuntimeMode mode = NinoRuntime.Mode;
        NinoRuntime.Mode = NinoRuntimeMode.GeneratedOnly;
        try
        {
            sample();
        }
        finally
        {
            NinoRuntime.Mode = mode;
        }
    }
}
