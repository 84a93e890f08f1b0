using System.IO;
using System.Text;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;

namespace Nino.Generator.Schema;

/// <summary>What the project says about its schema.</summary>
/// <param name="IsOn">Whether there is one: the package's targets give its file a name.</param>
/// <param name="File">The path of the file.</param>
/// <param name="IsUpdating">Whether the file is to be written anew.</param>
/// <param name="TakesBreaking">Whether that takes over changes that break bytes.</param>
internal sealed record SchemaSettings(bool IsOn, string File, bool IsUpdating, bool TakesBreaking)
{
    public static SchemaSettings Of(AnalyzerConfigOptions properties)
    {
        string update = Property(properties, "NinoUpdateSchema");
        bool takesBreaking = Is(update, "breaking");
        string file = Encoding.UTF8.GetString(Convert.FromBase64String(Property(properties, "NinoSchemaFileInBase64")));
        return new SchemaSettings(Is(Property(properties, "NinoSchema"), "true") && file.Length > 0, file, takesBreaking || Is(update, "true"), takesBreaking);
    }

    /// <summary>Whether an additional file is the schema.</summary>
    public bool IsFile(AdditionalText text) => IsOn && string.Equals(Path.GetFullPath(text.Path), Path.GetFullPath(File), StringComparison.OrdinalIgnoreCase);

    private static string Property(AnalyzerConfigOptions properties, string name) => properties.TryGetValue("build_property." + name, out string? value) ? value : "";

    private static bool Is(string value, string wanted) => value.Equals(wanted, StringComparison.OrdinalIgnoreCase);
}
