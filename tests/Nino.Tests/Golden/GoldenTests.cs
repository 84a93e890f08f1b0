using System.Collections.Generic;
using System.Linq;
using Nino.Tests.Format;
using Xunit;

namespace Nino.Tests.Golden;

/// <summary>What a release wrote is read by all later ones.</summary>
public sealed partial class GoldenTests
{
    private static readonly Dictionary<string, GoldenSet> Sets = GoldenSet.All.ToDictionary(set => set.Name);

    public static TheoryData<string, string> Released => CasesOf(Sets.Values.Where(set => set.Name != GoldenSet.Next));

    public static TheoryData<string, string> Coming => CasesOf([Sets[GoldenSet.Next]]);

    [Theory]
    [MemberData(nameof(Released))]
    public void BytesOfARelease_GiveItsValue(string set, string name)
    {
        FormatCase value = CaseOf(set, name);

        // Without generated code, a collection under object is known once it has been used.
        value.Write();
        value.AssertReads(Sets[set].Read()[name]);
    }

    [Theory]
    [MemberData(nameof(Coming))]
    public void ValueOfTheNextSet_RoundTrips(string set, string name) =>
        CaseOf(set, name).AssertReads(CaseOf(set, name).Write());

    private static FormatCase CaseOf(string set, string name) => Sets[set].Cases.Single(next => next.Text == name);

    private static TheoryData<string, string> CasesOf(IEnumerable<GoldenSet> sets)
    {
        TheoryData<string, string> cases = new();
        foreach (GoldenSet set in sets)
        {
            foreach (FormatCase next in set.Cases)
            {
                cases.Add(set.Name, next.Text);
            }
        }

        return cases;
    }
}
