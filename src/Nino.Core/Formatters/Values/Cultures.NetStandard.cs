using System.Globalization;

namespace Nino.Core.Formatters;

/// <summary>Cultures by name.</summary>
internal static class Cultures
{
    /// <summary>A culture.</summary>
    /// <exception cref="CultureNotFoundException">There is none of this name.</exception>
    public static CultureInfo Get(string name) => CultureInfo.GetCultureInfo(name);
}
