namespace Nino.Core;

/// <summary>Writes and reads a member or a type with a <see cref="NinoFormatter{T}"/> of the user. It wins over everything else.</summary>
/// <remarks>
/// <list type="bullet">
/// <item>On a field, property or positional parameter: that member.</item>
/// <item>On a class, struct, interface or enum: each place that is declared as this type, as well as roots, and instances of exactly this type under <c>object</c> and base types. Derived types keep their own form.</item>
/// <item>On an assembly: the type that the formatter is made for, in this assembly and in those that reference it, as if the attribute stood on that type.</item>
/// </list>
/// The formatter of a member wins over that of its type. An open generic type takes an open generic formatter with the same type parameters.
/// </remarks>
[AttributeUsage(
    AttributeTargets.Field | AttributeTargets.Property | AttributeTargets.Parameter | AttributeTargets.Class | AttributeTargets.Struct | AttributeTargets.Interface | AttributeTargets.Enum | AttributeTargets.Assembly,
    AllowMultiple = true,
    Inherited = false)]
public sealed class NinoCustomFormatterAttribute : Attribute
{
    /// <summary>Creates the attribute.</summary>
    /// <param name="formatterType">A <see cref="NinoFormatter{T}"/> of the type with a public parameterless constructor.</param>
    public NinoCustomFormatterAttribute(Type formatterType) => FormatterType = formatterType;

    /// <summary>The formatter.</summary>
    public Type FormatterType { get; }
}
