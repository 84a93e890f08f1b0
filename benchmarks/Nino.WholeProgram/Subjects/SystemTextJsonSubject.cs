using System.Text.Json;
using System.Text.Json.Serialization;
using Nino.BenchmarkData;

namespace Nino.WholeProgram;

internal sealed partial class SystemTextJsonSubject : ISubject
{
    public static byte[] Write(SimpleClass value) => JsonSerializer.SerializeToUtf8Bytes(value, Context.Default.SimpleClass);

    public static int Read(byte[] bytes) => JsonSerializer.Deserialize(bytes, Context.Default.SimpleClass)!.Id;

    [JsonSourceGenerationOptions(IncludeFields = true)]
    [JsonSerializable(typeof(SimpleClass))]
    private sealed partial class Context : JsonSerializerContext;
}
