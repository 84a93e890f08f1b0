namespace Nino.Core.Formatters;

/// <summary>Marks the formatter of values that differ in size and have <see cref="IFormatter{T}.TryGetSize"/>.</summary>
internal interface ISizedFormatter
{
}
