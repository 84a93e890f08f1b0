namespace Nino.Analyzers;

/// <summary>What the descriptors of all rules have in common.</summary>
internal static class Rule
{
    public const string Category = "Nino";

    /// <summary>The page of a rule.</summary>
    public static string Page(string id) => $"docs/en/diagnostics/{id}.md";
}
