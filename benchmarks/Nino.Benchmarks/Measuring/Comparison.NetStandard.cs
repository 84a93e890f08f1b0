using System;
using System.Collections.Generic;
using System.Runtime.CompilerServices;

namespace Nino.Benchmarks.Measuring;

internal static partial class Comparison
{
    private const int StackBytes = 64 * 1024;

    // Mono compiles a method once, so there is no recompilation to wait for.
    private static void WarmUp(List<Probe> probes, int times) => probes.ForEach(probe => probe.WarmUp());

    // Mono takes whatever looks like an address there for a reference. Large arrays of the case before stayed alive so, and with
    // them the pages around, which the next case then did not touch for the first time: 160 KB took 55 us in place of 68.
    [MethodImpl(MethodImplOptions.NoInlining)]
    static partial void ClearStack()
    {
        Span<byte> below = stackalloc byte[StackBytes];
        below.Clear();
    }
}
