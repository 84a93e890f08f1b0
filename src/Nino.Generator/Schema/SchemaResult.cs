namespace Nino.Generator.Schema;

/// <summary>What comes of comparing a project with its schema.</summary>
/// <param name="Diagnostics">What is wrong.</param>
/// <param name="Json">The file to write, or null.</param>
internal sealed record SchemaResult(EquatableArray<DiagnosticModel> Diagnostics, string? Json)
{
    public static readonly SchemaResult Nothing = new(default, null);
}
