using System.IO;
using System.Text.Encodings.Web;
using System.Text.Json;

namespace Nino.Fuzz.Running;

/// <summary>Results that the pages of the site show.</summary>
internal static class ResultFile
{
    private static readonly JsonSerializerOptions Indented = new() { WriteIndented = true, PropertyNamingPolicy = JsonNamingPolicy.CamelCase, Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping };

    /// <summary>Writes a result, where a path is given.</summary>
    public static void Write(string? path, object result)
    {
        if (path is not null)
        {
            File.WriteAllText(path, JsonSerializer.Serialize(result, Indented) + "\n");
        }
    }
}
