using System.IO;
using Nino.Core;

namespace Nino.WorkloadChecks;

/// <summary>Writes a sample, compares the bytes with its hex file, reads them into an empty one and writes that again.</summary>
public static class SampleCheck
{
    /// <summary>What is wrong; null when nothing is.</summary>
    public static string? Failure<T>(string name, T sample, string hexFolder)
    {
        byte[] payload = NinoSerializer.Serialize(sample);
        string locked = File.ReadAllText(Path.Combine(hexFolder, name + ".hex"));
        T? read = NinoDeserializer.Deserialize<T>(payload);
        return HexFile.Difference(name, payload, locked)
            ?? HexFile.Difference(name, NinoSerializer.Serialize(read), locked);
    }
}
