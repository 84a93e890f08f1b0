using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;

namespace Nino.Generator.Tests;

/// <summary>The properties of a project that generators see.</summary>
internal sealed class Properties(params (string Name, string Value)[] properties) : AnalyzerConfigOptionsProvider
{
    public override AnalyzerConfigOptions GlobalOptions { get; } = new Given(properties);

    public override AnalyzerConfigOptions GetOptions(SyntaxTree tree) => GlobalOptions;

    public override AnalyzerConfigOptions GetOptions(AdditionalText textFile) => GlobalOptions;

    private sealed class Given((string Name, string Value)[] properties) : AnalyzerConfigOptions
    {
        private readonly Dictionary<string, string> _values = new(properties.Select(property => KeyValuePair.Create("build_property." + property.Name, property.Value)));

        public override bool TryGetValue(string key, out string value)
        {
            bool isGiven = _values.TryGetValue(key, out string? found);
            value = found!;
            return isGiven;
        }
    }
}
