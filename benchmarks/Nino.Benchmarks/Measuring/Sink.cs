using System.Runtime.CompilerServices;

namespace Nino.Benchmarks.Measuring;

/// <summary>Takes the last result of a loop, so that the compiler has to make every one of them. It does not keep it alive.</summary>
internal static class Sink
{
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Keep<T>(T last) => _ = last;
}
