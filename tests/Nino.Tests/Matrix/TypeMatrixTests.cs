using System;
using System.Collections.Generic;
using System.Globalization;
using System.IO;
using System.Linq;
using Nino.Tests.Format;
using Nino.Tests.Kit;
using Nino.Tests.Types;
using Xunit;
using Xunit.Abstractions;

namespace Nino.Tests.Matrix;

/// <summary>Each type in each position in which a value can stand: written and read, read into an existing value, and refused when its bytes end early.</summary>
public sealed class TypeMatrixTests(ITestOutputHelper output)
{
    private static readonly Dictionary<string, TypeRow> Rows = TypeRows.All.ToDictionary(row => row.Name);

    public static TheoryData<string, string> Cases { get; } = CasesOf(TypeRows.All);

    /// <summary>The framework keeps one instance of a culture.</summary>
    public static TheoryData<string> References => new(TypeRows.All.Where(row => !row.Type.IsValueType && row.Type != typeof(CultureInfo)).Select(row => row.Name));

    /// <summary>These structs have a <c>DateOnly</c> where there is one.</summary>
    private static IEnumerable<TypeRow> RowsOfEveryTarget => TypeRows.All.Where(row => row.Type != typeof(CheckedStruct) && row.Type != typeof(NestedStruct));

    [Theory]
    [MemberData(nameof(Cases))]
    public void RoundTrip_GivesTheSameValue(string type, string position) => Rows[type].AssertRoundTrips(position);

    [Theory]
    [MemberData(nameof(Cases))]
    public void IntoExisting_GivesTheSameValue(string type, string position) => Rows[type].AssertReadsIntoExisting(position);

    [Theory]
    [MemberData(nameof(Cases))]
    public void Truncated_Throws(string type, string position) => Rows[type].AssertRefusesTruncated(position);

    [Theory]
    [MemberData(nameof(References))]
    public void IntoExisting_KeepsTheInstance_AsThePageSays(string type) => Rows[type].AssertKeepsInstance();

    /// <summary>In every mode and on every target the same. NINO_UPDATE_HEX=1 writes the file anew.</summary>
    [Fact]
    public void TolerantMembers_HaveTheBytesInTheFile()
    {
        string file = Path.Combine(HexFile.IsUpdating ? HexFile.ProjectDirectory : AppContext.BaseDirectory, "Matrix", "TolerantMembers.hex");
        if (HexFile.IsUpdating)
        {
            File.WriteAllText(file, string.Concat(RowsOfEveryTarget.Select(row => $"# {row.Name}\n{Hex.Text(row.AsTolerantMember)}\n")));
        }

        Dictionary<string, string> expected = HexFile.Entries(File.ReadAllText(file)).ToDictionary(entry => entry.Text, entry => Hex.Text(entry.Bytes));
        Assert.All(RowsOfEveryTarget, row => Assert.Equal(expected[row.Name], Hex.Text(row.AsTolerantMember)));
    }

    [Fact]
    public void Matrix_IsLarge()
    {
        int cases = 3 * Cases.Count;
        output.WriteLine($"{Rows.Count} types, {Cases.Count} types in positions, {cases} cases");
        Assert.True(cases >= 2000, $"{cases} cases");
    }

    private static TheoryData<string, string> CasesOf(IEnumerable<TypeRow> rows)
    {
        TheoryData<string, string> cases = new();
        foreach (TypeRow row in rows)
        {
            foreach (string position in row.Positions)
            {
                cases.Add(row.Name, position);
            }
        }

        return cases;
    }
}
