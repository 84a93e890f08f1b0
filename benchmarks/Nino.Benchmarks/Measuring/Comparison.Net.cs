using System.Collections.Generic;
using System.Runtime;
using System.Threading;

namespace Nino.Benchmarks.Measuring;

internal static partial class Comparison
{
    private const int MinWarmUps = 3;
    private const int SettledMethods = 5;

    // The runtime waits 100 ms without new code before it recompiles what is hot.
    private const int TieringMilliseconds = 150;

    /// <summary>Runs everything until the runtime has next to nothing left to recompile.</summary>
    private static void WarmUp(List<Probe> probes, int times)
    {
        for (int i = 0; i < times; i++)
        {
            long compiled = JitInfo.GetCompiledMethodCount();
            probes.ForEach(probe => probe.WarmUp());
            Thread.Sleep(TieringMilliseconds);
            if (i + 1 >= MinWarmUps && JitInfo.GetCompiledMethodCount() - compiled < SettledMethods)
                return;
        }
    }
}
