using System.IO;
using System.Linq;
using System.Reflection;
using Microsoft.CodeAnalysis;
using Xunit;

namespace Nino.Analyzers.Tests;

public class PageTests
{
    public static TheoryData<string> Rules => new(Harness.Analyzers.SelectMany(analyzer => analyzer.SupportedDiagnostics).Select(rule => rule.Id));

    [Theory]
    [MemberData(nameof(Rules))]
    public void Rule_HasAPageInBothLanguages(string id)
    {
        DiagnosticDescriptor rule = Harness.Analyzers.SelectMany(analyzer => analyzer.SupportedDiagnostics).Single(one => one.Id == id);
        string root = typeof(PageTests).Assembly.GetCustomAttributes<AssemblyMetadataAttribute>().Single(one => one.Key == "RepositoryRoot").Value!;
        string page = File.ReadAllText(Path.Combine(root, rule.HelpLinkUri));

        Assert.StartsWith($"# {id}: {rule.Title}\n", page);
        Assert.Contains($"Severity: {rule.DefaultSeverity.ToString().ToLowerInvariant()}", page);
        Assert.StartsWith($"# {id}：", File.ReadAllText(Path.Combine(root, rule.HelpLinkUri.Replace("/en/", "/zh/"))));
        Assert.Equal("Nino", rule.Category);
    }
}
