namespace System.Diagnostics.CodeAnalysis;

/// <summary>Silences a trim analysis warning; for targets whose framework lacks this type.</summary>
[AttributeUsage(AttributeTargets.All, Inherited = false, AllowMultiple = true)]
internal sealed class UnconditionalSuppressMessageAttribute(string category, string checkId) : Attribute
{
    public string Category => category;

    public string CheckId => checkId;

    public string? Justification { get; set; }
}
