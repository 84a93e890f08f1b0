using System.Globalization;
using System.IO;
using Nino.Fuzz.Inputs;

namespace Nino.Fuzz.Running;

/// <summary>An input that broke a promise; a file each, which <c>replay</c> reads.</summary>
/// <param name="Kind">What was broken, and where: one of each kind is kept.</param>
/// <param name="Case">The bytes.</param>
/// <param name="Details">What a person needs to know.</param>
internal sealed record Finding(string Kind, Case Case, string Details)
{
    public const string Extension = ".finding";

    public void Save(string folder)
    {
        // The name does not change from process to process.
        uint hash = 2166136261;
        foreach (char c in Kind)
        {
            hash = (hash ^ c) * 16777619;
        }

        File.WriteAllText(Path.Combine(folder, hash.ToString("X8", CultureInfo.InvariantCulture) + Extension), $"{Kind}\n{Case}\n{Details}\n");
    }

    public static Finding Load(string path)
    {
        string[] lines = File.ReadAllText(path).Split('\n', 3);
        return new Finding(lines[0], Case.Parse(lines[1]), lines[2]);
    }
}
