namespace Nino.Analyzers;

/// <summary>What diagnostics tell code fixes beside their places.</summary>
internal static class RuleProperties
{
    /// <summary>The arguments for a <c>[NinoType]</c> that is to be added; missing where there is one, or where adding it alone would be an error.</summary>
    public const string Arguments = nameof(Arguments);

    /// <summary>A member number that is free.</summary>
    public const string Number = nameof(Number);

    /// <summary>What the generator wants changed: the name of a parameter, the metadata name of a type, or a number.</summary>
    public const string Subject = nameof(Subject);

    /// <summary>The display name of the type whose attributes are changed.</summary>
    public const string Type = nameof(Type);
}
