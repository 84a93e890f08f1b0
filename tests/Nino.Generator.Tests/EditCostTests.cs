using System;
using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Xunit;

namespace Nino.Generator.Tests;

/// <summary>An edit of a declaration parses all types of the project again. Times would depend on the machine; what is allocated does not, and collecting it is a large part of the time.</summary>
public class EditCostTests
{
    private const int Types = 100;

    /// <summary>About a tenth above what it is.</summary>
    private const int MostBytesForAType = 180_000;

    [Fact]
    public void EditOfADeclaration_AllocatesLittleForEachType()
    {
        CSharpCompilation project = Harness.Compile(Enumerable.Range(0, Types).Select(number => Declaration(number, "")));
        GeneratorDriver driver = Harness.Driver(project, tracksSteps: false).RunGenerators(project);

        // The first runs also allocate what is kept for the process.
        long allocated = Enumerable.Range(0, 3).Min(edit => Allocated(driver, project, Declaration(0, $"public int Added{edit};")));

        Assert.InRange(allocated / Types, 1, MostBytesForAType);
    }

    private static long Allocated(GeneratorDriver driver, CSharpCompilation project, string source)
    {
        SyntaxTree first = project.SyntaxTrees[0];
        CSharpCompilation edited = project.ReplaceSyntaxTree(first, Harness.Compile([source]).SyntaxTrees[0]);
        long before = GC.GetAllocatedBytesForCurrentThread();
        driver.RunGenerators(edited);
        return GC.GetAllocatedBytesForCurrentThread() - before;
    }

    private static string Declaration(int number, string added) =>
        $$"""
        namespace Shop.Contracts
        {
            [NinoType]
            public sealed class Order{{number}}
            {
                public int Id;
                public string Name { get; set; }
                public DateTime At { get; set; }
                public List<int> Counts { get; set; }
                public Dictionary<string, List<Guid>> Groups { get; set; }
                public int? Discount { get; set; }
                public Order{{(number + 1) % Types}} Next { get; set; }
                {{added}}
            }
        }
        """;
}
