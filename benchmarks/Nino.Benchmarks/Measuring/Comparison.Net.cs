using System.Collections.Generic;
using System.Runtime;
using System.Threading;

namespace Nino.Benchmarks.Measuring;

internal static partial class Comparison
{
    private const int QuietWarmUps = 3;
    private const int SettledMethods = 5;

    // The runtime waits 100 ms without new code before it recompiles what is hot.
    private const int TieringMilliseconds = 150;

    /// <summary>Runs everything until the runtime has next to nothing left to recompile, three times in a row: what it counts comes in waves.</summary>
    private static void WarmUp(List<Probe> probes, int times)
    {
        int quiet = 0;
        for (int i = 0; i < times && quiet < QuietWarmUps; i++)
        {
            long compiled = JitInfo.GetCompiledMethodCount();
            probes.ForEach(probe => probe.WarmUp());
            Thread.Sleep(TieringMilliseconds);
            quiet = JitInfo.GetCompiledMethodCount() - compiled < SettledMethods ? quiet + 1 : 0;
        }
    }
}
