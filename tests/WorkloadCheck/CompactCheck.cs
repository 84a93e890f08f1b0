using System.IO;
using Nino.Core;

namespace Nino.WorkloadChecks;

/// <summary>Writes the compact sample, compares the bytes with its hex file, reads them into an empty one and writes that again.</summary>
public static class CompactCheck
{
    public const string Name = "Compact";

    /// <summary>What is wrong; null when nothing is.</summary>
    public static string? Failure(string hexFolder)
    {
        byte[] payload = NinoSerializer.Serialize(new CompactSample());
        string locked = File.ReadAllText(Path.Combine(hexFolder, Name + ".hex"));
        CompactSample? read = NinoDeserializer.Deserialize<CompactSample>(payload);
        return HexFile.Difference(Name, payload, locked)
            ?? HexFile.Difference(Name, NinoSerializer.Serialize(read), locked);
    }
}
