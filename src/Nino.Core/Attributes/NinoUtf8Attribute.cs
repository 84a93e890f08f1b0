namespace Nino.Core;

/// <summary>Keeps a string member in the ASCII or UTF-8 form (format.md §5), which readers in other languages decode without UTF-16.</summary>
/// <remarks>Non-ASCII text is exact; an unpaired surrogate, which UTF-8 cannot hold, is a <see cref="NinoException"/> when writing.</remarks>
[AttributeUsage(AttributeTargets.Field | AttributeTargets.Property | AttributeTargets.Parameter)]
public sealed class NinoUtf8Attribute : Attribute;
