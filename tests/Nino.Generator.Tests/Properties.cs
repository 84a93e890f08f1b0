using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;

namespace Nino.Generator.Tests;

/// <summary>A project with one property that generators see.</summary>
internal sealed class Properties(string name, string value) : AnalyzerConfigOptionsProvider
{
    public override AnalyzerConfigOptions GlobalOptions { get; } = new One(name, value);

    public override AnalyzerConfigOptions GetOptions(SyntaxTree tree) => GlobalOptions;

    public override AnalyzerConfigOptions GetOptions(AdditionalText textFile) => GlobalOptions;

    private sealed class One(string name, string value) : AnalyzerConfigOptions
    {
        public override bool TryGetValue(string key, out string found)
        {
            found = value;
            return key == name;
        }
    }
}
