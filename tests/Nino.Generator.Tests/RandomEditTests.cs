using System;
using System.Linq;
using Microsoft.CodeAnalysis;
using Nino.Tests.Kit;
using Xunit;

namespace Nino.Generator.Tests;

/// <summary>The generator keeps what an edit cannot have changed; what it prints after many edits is what it prints anew. <c>NINO_EDITS</c> sets how many edits each seed makes.</summary>
public class RandomEditTests
{
    private static readonly int Edits = TestSettings.Of("NINO_EDITS", 10);

    [Theory]
    [InlineData(1)]
    [InlineData(2)]
    [InlineData(3)]
    public void Edits_GiveWhatAFreshRunGives(int seed)
    {
        EditedProject project = new(new Random(seed));
        GeneratorDriver driver = Harness.Driver(project.Compilation, tracksSteps: false).RunGenerators(project.Compilation);
        int registered = 0;
        for (int i = 0; i < Edits; i++)
        {
            string edit = project.Edit();
            driver = driver.RunGenerators(project.Compilation);
            string[] expected = Output(Harness.Driver(project.Compilation, tracksSteps: false).RunGenerators(project.Copy()), $"fresh, seed {seed}, edit {i}: {edit}");
            string[] actual = Output(driver, $"seed {seed}, edit {i}: {edit}");

            Assert.True(expected.SequenceEqual(actual), $"seed {seed}, edit {i}: {edit}\nexpected {First(expected, actual)}\nactual {First(actual, expected)}");
            registered += expected.Length;
        }

        Assert.True(registered > Edits * 5, "The project has hardly a type.");
    }

    private static string? First(string[] some, string[] others) => some.Except(others).FirstOrDefault();

    /// <summary>The generated files and what is reported.</summary>
    private static string[] Output(GeneratorDriver driver, string when)
    {
        GeneratorRunResult result = driver.GetRunResult().Results[0];
        Assert.True(result.Exception is null, $"{when}\n{result.Exception}");
        return result.GeneratedSources.Select(source => source.HintName + "\n" + source.SourceText)
            .Concat(result.Diagnostics.Select(diagnostic => diagnostic.ToString()))
            .Order(StringComparer.Ordinal)
            .ToArray();
    }
}
