using System;

namespace Nino.Core;

/// <summary>Writes and reads a member with a <see cref="NinoFormatter{T}"/> of the user. It wins over everything else.</summary>
[AttributeUsage(AttributeTargets.Field | AttributeTargets.Property | AttributeTargets.Parameter)]
public sealed class NinoCustomFormatterAttribute : Attribute
{
    /// <summary>Creates the attribute.</summary>
    /// <param name="formatterType">A <see cref="NinoFormatter{T}"/> of the member's type with a public parameterless constructor.</param>
    public NinoCustomFormatterAttribute(Type formatterType) => FormatterType = formatterType;

    /// <summary>The formatter.</summary>
    public Type FormatterType { get; }
}
