using Microsoft.CodeAnalysis;

namespace Nino.Analyzers;

/// <summary>Makes the descriptors of rules. Each has a page under docs/en/diagnostics, which is its help link.</summary>
internal static class Rule
{
    public static DiagnosticDescriptor Error(string id, string title, string message) => Create(id, title, message, DiagnosticSeverity.Error);

    public static DiagnosticDescriptor Warning(string id, string title, string message) => Create(id, title, message, DiagnosticSeverity.Warning);

    public static DiagnosticDescriptor Info(string id, string title, string message, params string[] tags) => Create(id, title, message, DiagnosticSeverity.Info, tags);

    private static DiagnosticDescriptor Create(string id, string title, string message, DiagnosticSeverity severity, params string[] tags) =>
        new(id, title, message, "Nino", severity, isEnabledByDefault: true, helpLinkUri: HelpLinks.Of(id), customTags: tags);
}
