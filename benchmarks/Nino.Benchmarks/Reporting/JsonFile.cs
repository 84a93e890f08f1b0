using System.IO;
using System.Text.Encodings.Web;
using System.Text.Json;
using System.Text.Json.Serialization;

namespace Nino.Benchmarks.Reporting;

/// <summary>The form of all result files.</summary>
internal static class JsonFile
{
    private static readonly JsonSerializerOptions Options = new(JsonSerializerDefaults.Web)
    {
        WriteIndented = true,
        Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping,
        Converters = { new JsonStringEnumConverter(JsonNamingPolicy.CamelCase) },
    };

    public static T Read<T>(FileInfo file) => JsonSerializer.Deserialize<T>(File.ReadAllText(file.FullName), Options)!;

    public static void Write<T>(FileInfo file, T value) => File.WriteAllText(file.FullName, JsonSerializer.Serialize(value, Options) + "\n");
}
