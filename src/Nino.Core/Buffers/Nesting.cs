namespace Nino.Core.Buffers;

/// <summary>How often nesting looks at the stack: often enough that the levels in between fit in what .NET keeps free (64 KB or more).</summary>
internal static class Nesting
{
    private const int Interval = 16;

    /// <summary>Whether a depth counter, which counts down, has to be looked at.</summary>
    public static bool IsChecked(int depth) => depth < 0 || depth % Interval == 0;
}
