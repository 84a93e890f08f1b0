using Nino.Core.Formatters;

namespace Nino.Core.RuntimeMode;

/// <summary>Members that are written and read together.</summary>
[RequiresUnreferencedCode(Reflected.RuntimeMode)]
[RequiresDynamicCode(Reflected.RuntimeMode)]
internal static class Runs
{
    /// <summary>Maximal runs of consecutive fixed-size members; every other member stands alone. A run that the head begins may be empty.</summary>
    public static IEnumerable<List<MemberPlan>> Of(IEnumerable<MemberPlan> members, bool startsWithRun)
    {
        List<MemberPlan>? run = startsWithRun ? [] : null;
        foreach (MemberPlan member in members)
        {
            if (member.FixedSize != 0)
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
