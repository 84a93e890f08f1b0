namespace Nino.Analyzers;

/// <summary>What the descriptors of all rules have in common.</summary>
internal static class Rule
{
    public const string Category = "Nino";
}
