using System.Linq;

namespace Nino.Tests.Compact;

/// <summary>Numbers with nulls among them.</summary>
internal static class Sparse
{
    /// <summary>So many ascending numbers from −500, of which the first of each <paramref name="every"/> is present; none for <see cref="int.MaxValue"/>.</summary>
    public static int?[] Numbers(int count, int every) =>
        Enumerable.Range(0, count).Select(i => i % every == 0 && every != int.MaxValue ? (i * 37) - 500 : (int?)null).ToArray();
}
