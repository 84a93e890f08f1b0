using System.IO;

namespace Nino.Benchmarks.Measuring;

/// <summary>How often the operating system gave memory to this thread when it was first used.</summary>
internal static class PageFaults
{
    private const string Statistics = "/proc/thread-self/stat";

    // Behind the name, which may hold spaces and brackets.
    private const int Minor = 7;

    private static readonly bool AreKnown = File.Exists(Statistics);

    /// <summary>Those of this thread so far; 0 where the system does not tell.</summary>
    public static long OfThread()
    {
        if (!AreKnown)
            return 0;

        string statistics = File.ReadAllText(Statistics);
        return long.Parse(statistics.Substring(statistics.LastIndexOf(')') + 2).Split(' ')[Minor]);
    }
}
