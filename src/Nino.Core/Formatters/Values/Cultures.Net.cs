using System.Globalization;

namespace Nino.Core.Formatters;

/// <summary>Cultures by name.</summary>
internal static class Cultures
{
    /// <summary>A culture that the system has. Others that are well formed would be made up, and kept for ever.</summary>
    /// <exception cref="CultureNotFoundException">There is none of this name.</exception>
    public static CultureInfo Get(string name) => CultureInfo.GetCultureInfo(name, predefinedOnly: true);
}
