using System;
using System.Globalization;

namespace Nino.Generator.Tests.OfRandom;

/// <summary>How much a test that draws at random tries, and from which seed.</summary>
internal static class Settings
{
    public static int Of(string name, int usual) => int.TryParse(Environment.GetEnvironmentVariable(name), CultureInfo.InvariantCulture, out int value) ? value : usual;
}
