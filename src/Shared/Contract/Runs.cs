namespace Nino.Contract;

/// <summary>Members that are written and read together.</summary>
internal static class Runs
{
    /// <summary>Maximal runs of consecutive fixed-size members; every other member stands alone. A run that the head begins may be empty.</summary>
    public static IEnumerable<List<TMember>> Of<TMember>(IEnumerable<TMember> members, Func<TMember, bool> isFixed, bool startsWithRun)
    {
        List<TMember>? run = startsWithRun ? [] : null;
        foreach (TMember member in members)
        {
            if (isFixed(member))
            {
                (run ??= []).Add(member);
                continue;
            }

            if (run is not null)
            {
                yield return run;
            }

            run = null;
            yield return [member];
        }

        if (run is not null)
        {
            yield return run;
        }
    }
}
